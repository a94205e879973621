import { Component, type ComponentChildren } from "preact";
import { infoOf } from "../model/games.js";

/** What stands in place of a screen that cannot be shown: a sentence, and ways on. */
export function Failed({ why, game, forget }: { why: string; game?: string | undefined; forget?: (() => void) | undefined }) {
  const info = infoOf(game ?? "");
  return (
    <main class="sheet failed">
      <h1>This cannot be shown</h1>
      <p role="alert">{why}.</p>
      <p class="ways">
        {info && (
          <a class="button" href={`#${info.name}`}>
            {info.title}
          </a>
        )}
        <a class="button" href="#">
          All games
        </a>
        {forget && (
          <button type="button" class="plain" onClick={forget}>
            Forget this game
          </button>
        )}
      </p>
    </main>
  );
}

/** Shows a sentence instead of a screen that fails: the page is never blank. */
export class Guard extends Component<{ game: string | undefined; children: ComponentChildren }, { why?: string }> {
  override state: { why?: string } = {};

  static override getDerivedStateFromError(error: unknown) {
    return { why: reason(error) };
  }

  override render() {
    const { why } = this.state;
    return why === undefined ? this.props.children : <Failed why={why} game={this.props.game} />;
  }
}

/** Why something failed, as a sentence without a full stop. */
export function reason(error: unknown): string {
  const message = error instanceof Error ? error.message : String(error);
  return message === "" ? "Something went wrong" : `${message.charAt(0).toUpperCase()}${message.slice(1).replace(/\.$/, "")}`;
}
