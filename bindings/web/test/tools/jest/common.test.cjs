const tomb = require("solo-tabletop/tomb4k");

test("a choice is taken", () => {
  const table = new tomb.Table("tomb4k", { chance: tomb.Dealer.seeded(7) });
  table.act(table.choices()[0]);
  expect(table.steps()).toBeGreaterThan(1);
  expect(() => table.act("dance")).toThrow(tomb.TableError);
});
