// What keys do, and the list of it.

const KEYS = [
  ["1 … 7", "the views, in the order of the tabs"], ["?", "this list"], ["t", "dark, light, or as the system has it"], ["e", "edit the source (where the page is served), Ctrl+Enter compiles"],
  ["↑ ↓ PgUp PgDn", "move in a list; Enter goes to the line of the source"], ["← →", "stepper: a step of the warp back and on; tree: fold and unfold"], ["Shift ← →", "stepper: to another line of the source"],
  ["p n", "stepper: a step of any warp back and on"], ["Home End", "stepper: beginning and end"], ["Space", "stepper: run and stop"], ["f", "stepper: the next fault or race"],
  ["w [ ]", "stepper: watch an address; its last access before, and its next"], [", .", "stepper: another warp"], ["+ −", "pictures: larger and smaller"], ["Esc", "out of a field, or close this list"],
];

class Keys {
  constructor(app) {
    this.help = el("dialog", { "aria-label": "keys" }, el("h2", {}, "Keys"), el("dl", {}, ...KEYS.flatMap(([key, text]) => [el("dt", {}, key), el("dd", {}, text)])),
      button("Close", "close (Esc)", () => this.help.close()));
    addEventListener("keydown", (event) => this.key(event, app));
  }

  key(event, app) {
    if (event.ctrlKey || event.altKey || event.metaKey || this.help.open) return;
    const { target } = event, types = target.matches("input[type=text], textarea, select");
    if (types) return;
    if (event.key === " " && target.matches("button")) return;
    if (/^[1-9]$/.test(event.key) && app.names[event.key - 1]) app.open(app.names[event.key - 1]);
    else if (event.key === "?") this.help.showModal();
    else if (event.key === "t") app.theme();
    else if (event.key === "e" && app.served) {
      app.open("source");
      app.views.source.editor.flip();
    } else if (!app.view.key || !app.view.key(event)) return;
    event.preventDefault();
  }
}
