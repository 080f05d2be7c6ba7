// The launch, one instruction at a time: forwards, backwards, to faults, races and accesses of an address.

class StepperView {
  constructor(app) {
    this.app = app;
    this.absent = el("p", { class: "hint" });
    this.slider = el("input", { type: "range", min: 0, "aria-label": "step", oninput: () => this.go(Number(this.slider.value)) });
    this.number = el("output", { class: "status" });
    this.warps = select("warp", [], "", (number) => this.choose(Number(number)));
    this.form = select("registers as", [["auto", "as they are used"], ["hex", "hex"], ["signed", "signed"], ["unsigned", "unsigned"], ["float", "floats"]], "auto", (form) => {
      this.lanes.form = form;
      this.draw();
    });
    this.running = false;
    this.play = button("Run", "run and stop (space)", () => this.run());
    const bar = el("div", { class: "bar controls" }, button("|◀", "to the beginning (Home)", () => this.go(0)), button("◀", "a step back (←)", () => this.move(-1)), this.play,
      button("▶", "a step on (→)", () => this.move(1)), button("▶|", "to the end (End)", () => this.go(Infinity)), this.number, this.warps, this.form);
    this.marks = el("div", { class: "bar marks" });
    this.line = el("div", { class: "now", role: "status" });
    this.source = new CodeView("source", { pick: (line) => this.toLine(line, true) });
    this.ptx = new CodeView("PTX", { colour: (line) => app.views.source.lines.ptx(line), pick: (line) => this.toLine(line, false) });
    this.printed = el("pre", { class: "printed" });
    this.print = el("details", {}, el("summary", {}, "what it prints"), this.printed);
    this.lanes = new LanesView();
    this.timeline = new Timeline((step) => this.go(step));
    this.memory = new MemoryView(() => this.draw());
    this.watch = new WatchView((text) => {
      app.state.set({ watch: text });
      this.draw();
    }, (step) => this.go(step));
    this.left = el("div", { class: "pane" }, this.ptx.node, this.source.node);
    const right = el("div", { class: "pane wide" }, this.line, this.lanes.node, this.watch.node, this.memory.node, this.print);
    this.body = el("div", { class: "fill" }, bar, this.slider, this.timeline.node, this.marks, el("div", { class: "panes" }, this.left, right));
    this.node = el("div", { class: "fill" }, this.absent, this.body);
  }

  load(made) {
    this.stop();
    this.recording = made.recording && made.recording.steps ? made.recording : null;
    put(this.absent, this.recording ? this.recording.limit : (made.recording && made.recording.absent) || "There is nothing to run: see the messages.");
    this.absent.hidden = this.absent.textContent === "";
    this.body.hidden = !this.recording;
    this.replay = null;
    if (!this.recording) return;
    this.ptx.text(made.ptx);
    this.source.text(made.text);
    this.source.node.hidden = made.kind === "ptx";
    const { sites, steps, marks } = this.recording;
    this.ptx.marks = new Map(marks.map((mark) => [sites[steps[mark.step]?.s]?.[0], "error"]));
    this.texts = made.ptx.split("\n");
    this.lines = new Lines(made.lines);
    put(this.printed, this.recording.printed);
    this.print.hidden = !this.recording.printed;
    this.memory.load(this.recording);
    this.marks.replaceChildren(...marks.map((mark, i) => el("button", { type: "button", class: "mark", onclick: () => this.toMark(mark) }, `${i + 1}. ${mark.kind}: ${mark.text}`)));
  }

  show() {
    if (!this.recording) return;
    const { state } = this.app;
    if (!this.replay) {
      this.replay = new Replay(this.recording);
      const names = Array.from({ length: Warp.count(this.recording) }, (_, number) => [number, new Warp(this.replay, number).name]);
      this.warps.replaceChildren(...names.map(([number, name]) => el("option", { value: number }, name)));
      this.slider.max = this.replay.count;
      this.warp = null;
    }
    const number = Math.min(Math.max(state.number("warp"), 0), Warp.count(this.recording) - 1);
    if (!this.warp || this.warp.number !== number) this.warp = new Warp(this.replay, number);
    this.warps.value = String(number);
    if (this.watch.input.value !== state.get("watch")) this.watch.set(state.get("watch"));
    this.replay.seek(state.number("step"));
    this.draw();
  }

  choose(number) {
    this.app.state.set({ warp: number });
    this.show();
  }

  go(step) {
    this.replay.seek(Math.min(Math.max(step, 0), this.replay.count));
    this.draw();
  }

  move(by) { this.go(this.warp.moved(this.replay.at, by)); }

  /** The next step, or the last one before, that is of another line of the source. */
  moveLine(by) {
    const line = () => this.lines.toSource.get(this.site()), from = line();
    do {
      const before = this.replay.at;
      this.replay.seek(this.warp.moved(before, by));
      if (this.replay.at === before) break;
    } while (line() === from);
    this.draw();
  }

  /** The PTX line of the step; undefined before the first. */
  site() { return this.replay.step && this.recording.sites[this.replay.step.s][0]; }

  /** The PTX line of the warp's first step; undefined where it has none. */
  first() {
    const [step] = this.warp.steps;
    return step && this.recording.sites[this.recording.steps[step - 1].s][0];
  }

  /** The next step, from here on and around, at a line. */
  toLine(line, isSource) {
    const wanted = new Set(isSource ? this.lines.toPtx.get(line) || [] : [line]);
    const steps = this.warp.steps.filter((step) => wanted.has(this.recording.sites[this.recording.steps[step - 1].s][0]));
    if (steps.length) this.go(steps.find((step) => step > this.replay.at) ?? steps[0]);
  }

  toMark(mark) {
    this.marked = mark;
    if (mark.lanes.length) {
      const { threads } = this.recording, of = Math.ceil(threads / 32), lane = mark.lanes[0];
      this.choose(Math.floor(lane / threads) * of + Math.floor((lane % threads) / 32));
    }
    if (mark.address !== undefined) this.watch.set(`${mark.space || "global"} 0x${mark.address} ${mark.size || 4}`, (text) => this.app.state.set({ watch: text }));
    this.go(mark.step + 1);
  }

  nextMark() {
    const { marks } = this.recording;
    if (marks.length) this.toMark(marks[(marks.indexOf(this.marked) + 1) % marks.length]);
  }

  run() {
    if (this.running) return void this.stop();
    this.running = true;
    put(this.play, "Stop");
    const frame = () => {
      if (!this.running || !this.recording) return;
      const before = this.replay.at;
      this.move(1);
      if (this.replay.at === before) this.stop();
      else requestAnimationFrame(frame);
    };
    requestAnimationFrame(frame);
  }

  stop() {
    this.running = false;
    put(this.play, "Run");
  }

  draw() {
    if (!this.replay) return;
    const { replay, warp } = this, line = this.site(), text = line === undefined ? "" : this.texts[line - 1].trim();
    this.slider.value = replay.at;
    put(this.number, `step ${replay.at} of ${replay.count}`);
    this.app.state.set({ step: replay.at || "" });
    // Before the first step, the instruction that it will execute is shown.
    const shown = line ?? this.first();
    put(this.line, text ? `${text}${this.groups()}` : `before the first step; next: ${shown === undefined ? "nothing" : this.texts[shown - 1].trim()}`);
    this.ptx.light(shown === undefined ? [] : [shown]);
    this.source.light(shown === undefined ? [] : [this.lines.toSource.get(shown)].filter(Boolean));
    this.lanes.show(replay, warp, text.match(/%\w+(?:\.\w+)?/g) || []);
    this.timeline.show(replay, warp);
    this.watch.show(replay, warp);
    this.memory.show(replay, warp);
  }

  /** How many places the warp's lanes are at, and what happens to them in this step. */
  groups() {
    const places = new Set(), done = this.warp.done(this.replay.at);
    for (let lane = 0; lane < this.warp.lanes; lane++) if (this.warp.goesOn(done, lane) >= 0) places.add(this.warp.goesOn(done, lane));
    if (done === 0) return "";
    const before = new Set();
    for (let lane = 0; lane < this.warp.lanes; lane++) if (this.warp.goesOn(done - 1, lane) >= 0) before.add(this.warp.goesOn(done - 1, lane));
    const change = before.size < places.size ? "; the warp diverges" : before.size > places.size && places.size ? "; lanes meet again" : "";
    return places.size > 1 || change ? `   (lanes go on at ${places.size} place${places.size === 1 ? "" : "s"}${change})` : "";
  }

  key(event) {
    if (!this.replay) return false;
    const moves = {
      ArrowRight: () => (event.shiftKey ? this.moveLine(1) : this.move(1)), ArrowLeft: () => (event.shiftKey ? this.moveLine(-1) : this.move(-1)),
      n: () => this.go(this.replay.at + 1), p: () => this.go(this.replay.at - 1), Home: () => this.go(0), End: () => this.go(this.replay.count), " ": () => this.run(),
      f: () => this.nextMark(), w: () => this.watch.input.focus(), "[": () => this.go(this.watch.beside(-1)), "]": () => this.go(this.watch.beside(1)),
      ",": () => this.choose(Math.max(this.warp.number - 1, 0)), ".": () => this.choose(Math.min(this.warp.number + 1, Warp.count(this.recording) - 1)),
    };
    if (!(event.key in moves)) return false;
    moves[event.key]();
    return true;
  }
}
