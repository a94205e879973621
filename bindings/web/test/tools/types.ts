// What the types have to know; compiled with every check, of declarations too.
import { type Event, Table, TableError, type View } from "solo-tabletop";

const table = Table.load("solo-save 1");
if (table.is("votk")) {
  const view: View<"votk"> = table.view();
  const events: Event<"votk">[] = table.eventDataFrom(0);
  table.setUpHere(view);
  console.log(events.length, view.hand);
} else if (table.is("tomb4k")) {
  console.log(table.view().hp);
  // @ts-expect-error: a tomb has no valley's view
  table.setUpHere({ hand: [] } as unknown as View<"votk">);
}
table.act(table.choices()[0] ?? "pass");
// @ts-expect-error: nothing else is a choice
table.act({});

export function why(error: unknown): string {
  if (!(error instanceof TableError)) return "";
  switch (error.kind) {
    case "bad_save":
      return "not a save";
    // @ts-expect-error: no such kind
    case "dance":
      return "";
    default:
      return error.message;
  }
}
