// All steps of a warp at a glance: a column of lanes for each, filled where they run. A click goes there.

class Timeline {
  constructor(go) {
    this.canvas = el("canvas", { class: "timeline", height: 64, tabIndex: -1 });
    this.canvas.setAttribute("role", "img");
    this.canvas.setAttribute("aria-label", "which lanes run in which step");
    this.canvas.addEventListener("click", (event) => {
      const share = event.offsetX / this.canvas.clientWidth;
      if (this.warp && this.warp.steps.length) go(this.warp.steps[Math.min(Math.floor(share * this.warp.steps.length), this.warp.steps.length - 1)]);
    });
    this.node = el("div", { class: "timeline-box" }, this.canvas);
  }

  show(replay, warp) {
    const width = Math.max(Math.floor(this.canvas.clientWidth), 1), count = Math.max(warp.steps.length, 1);
    if (this.warp !== warp || this.image?.width !== width) this.paint(warp, width, count);
    this.warp = warp;
    const context = this.canvas.getContext("2d");
    context.putImageData(this.image, 0, 0);
    const style = getComputedStyle(this.canvas);
    context.fillStyle = style.getPropertyValue("--wrong");
    for (const mark of replay.recording.marks) context.fillRect(((warp.done(mark.step + 1) - 0.5) / count) * width - 1, 0, 3, 64);
    context.fillStyle = style.color;
    context.fillRect(((warp.done(replay.at) - 0.5) / count) * width - 1, 0, 2, 64);
  }

  paint(warp, width, count) {
    this.canvas.width = width;
    const style = getComputedStyle(this.canvas), context = this.canvas.getContext("2d");
    context.clearRect(0, 0, width, 64);
    context.fillStyle = style.getPropertyValue("--runs");
    warp.active.forEach((bits, i) => {
      const left = Math.floor((i / count) * width), right = Math.max(Math.floor(((i + 1) / count) * width), left + 1);
      for (let lane = 0; lane < 32; lane++) if ((bits >>> lane) & 1) context.fillRect(left, 2 * lane, right - left, 2);
    });
    this.image = context.getImageData(0, 0, width, 64);
  }
}
