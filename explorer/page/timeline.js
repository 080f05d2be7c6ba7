// All steps of a warp at a glance: a column of lanes for each, filled where they run. A click goes there.

const LANE = 2; // pixels

class Timeline {
  constructor(go) {
    this.canvas = el("canvas", { class: "timeline", height: 32 * LANE, tabIndex: -1 });
    this.canvas.setAttribute("role", "img");
    this.canvas.setAttribute("aria-label", "which lanes run in which step");
    this.canvas.title = "one column for each step of the warp, lane 0 at the top; filled where the lane runs, red at faults and races";
    this.cursor = el("div", { class: "cursor" });
    this.node = el("div", { class: "timeline-box" }, this.canvas, this.cursor);
    this.canvas.addEventListener("click", (event) => {
      const { steps } = this.warp, number = Math.floor((event.offsetX / this.canvas.clientWidth) * steps.length);
      if (steps.length) go(steps[Math.min(number, steps.length - 1)]);
    });
    new ResizeObserver(() => {
      if (this.warp && this.canvas.clientWidth !== this.width) this.paint();
    }).observe(this.canvas);
  }

  show(replay, warp) {
    if (this.warp !== warp) {
      Object.assign(this, { replay, warp });
      this.paint();
    }
    const place = `translateX(${this.left(replay.at)}px)`;
    if (this.cursor.style.transform !== place) this.cursor.style.transform = place;
  }

  /** Where a step is, in pixels. */
  left(step) { return Math.round(((this.warp.done(step) - 0.5) / Math.max(this.warp.steps.length, 1)) * this.width) - 1; }

  paint() {
    const { warp } = this, width = (this.width = this.canvas.width = Math.max(Math.floor(this.canvas.clientWidth), 1)), count = Math.max(warp.steps.length, 1);
    const style = getComputedStyle(this.canvas), context = this.canvas.getContext("2d");
    context.fillStyle = style.getPropertyValue("--runs");
    for (let x = 0; x < width; x++) {
      const bits = warp.active[Math.floor((x / width) * count)];
      for (let lane = 0; lane < 32; lane++) if ((bits >>> lane) & 1) context.fillRect(x, LANE * lane, 1, LANE);
    }
    context.fillStyle = style.getPropertyValue("--wrong");
    for (const mark of this.replay.recording.marks) context.fillRect(this.left(mark.step + 1) - 1, 0, 3, 32 * LANE);
  }
}
