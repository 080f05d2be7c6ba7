// What NVIDIA's assembler makes of the PTX, where it was found.

class MachineView {
  constructor() {
    this.code = new CodeView("machine code");
    this.absent = el("p", { class: "hint" });
    this.node = el("div", { class: "panes" }, el("div", { class: "pane" }, this.absent, this.code.node));
  }

  load(made) {
    const sass = made.sass || { absent: "There is no PTX to assemble: see the messages." };
    put(this.absent, sass.absent || "");
    this.absent.hidden = !sass.absent;
    this.code.node.hidden = Boolean(sass.absent);
    this.code.text(sass.text || "");
  }

  show() { this.code.list.draw(); }
}
