// Pictures of functions: control flow, dominators, divergence, live ranges, interference. They come drawn, as SVG.

class PicturesView {
  constructor(app) {
    this.app = app;
    this.frame = el("div", { class: "picture", tabIndex: 0, role: "img" });
    this.bar = el("div", { class: "bar" });
    this.node = el("div", { class: "panes" }, el("div", { class: "pane" }, this.bar, this.frame));
    this.frame.addEventListener("click", (event) => {
      const node = event.target.closest("[data-line]");
      if (node && node.getAttribute("data-file") === app.made.file) app.goToLine(Number(node.getAttribute("data-line")));
    });
  }

  load(made) { this.made = made.pictures || {}; }

  show() {
    const { state } = this.app, functions = Object.keys(this.made);
    if (!functions.length) return void this.frame.replaceChildren(el("p", { class: "hint" }, "There are no pictures: the input is PTX, or wrong."));
    const fn = functions.includes(state.get("function")) ? state.get("function") : functions[0];
    const { dumps } = this.made[fn], names = Object.keys(dumps), dump = names.includes(state.get("picture")) ? state.get("picture") : names[0];
    this.bar.replaceChildren(
      select("function", functions.map((symbol) => [symbol, this.made[symbol].name]), fn, (name) => this.go({ function: name })),
      select("picture", names.map((name) => [name, dumps[name].title]), dump, (name) => this.go({ picture: name })),
      button("−", "smaller (-)", () => this.zoom(1 / 1.25)), button("+", "larger (+)", () => this.zoom(1.25)),
    );
    this.draw(dumps[dump]);
  }

  go(changes) {
    this.app.state.set(changes);
    this.show();
  }

  draw(picture) {
    this.frame.setAttribute("aria-label", picture.title);
    if (picture.absent) return void this.frame.replaceChildren(el("p", { class: "hint" }, picture.absent));
    const svg = document.importNode(new DOMParser().parseFromString(picture.svg, "image/svg+xml").documentElement, true);
    this.frame.replaceChildren(svg);
    this.width = svg.viewBox.baseVal.width || svg.getBoundingClientRect().width;
    this.zoom(1);
  }

  zoom(by) {
    const svg = this.frame.querySelector("svg");
    if (!svg || !this.width) return;
    this.width *= by;
    svg.style.width = `${this.width}px`;
    svg.style.height = "auto";
  }

  key(event) {
    if (event.key === "+" || event.key === "=") this.zoom(1.25);
    else if (event.key === "-") this.zoom(1 / 1.25);
    else return false;
    return true;
  }
}
