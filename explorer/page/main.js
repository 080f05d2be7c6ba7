// The page: a tab for each view, and what they share.

const VIEWS = [["source", "Source | PTX", SourceView], ["tokens", "Tokens", TokensView], ["tree", "Tree", TreeView], ["passes", "Passes", PassesView],
  ["pictures", "Pictures", PicturesView], ["machine", "Machine code", MachineView], ["stepper", "Stepper", StepperView]];

class App {
  constructor(made) {
    this.state = new State();
    this.served = document.documentElement.dataset.served === "yes";
    this.names = VIEWS.map(([name]) => name);
    this.views = {};
    this.tabs = {};
    for (const [name, title, View] of VIEWS) {
      this.views[name] = new View(this);
      this.tabs[name] = el("button", { type: "button", role: "tab", id: `tab-${name}`, onclick: () => this.open(name) }, title);
      this.tabs[name].setAttribute("aria-controls", `view-${name}`);
    }
    this.keys = new Keys(this);
    this.title = el("h1", {});
    const head = el("header", {}, this.title, el("span", { class: "space" }), button("◐", "dark, light, or as the system has it (t)", () => this.theme()), button("?", "keys (?)", () => this.keys.help.showModal()));
    const tabs = el("nav", { role: "tablist" }, ...Object.values(this.tabs));
    this.sections = Object.fromEntries(this.names.map((name) => [name, el("section", { id: `view-${name}`, role: "tabpanel", hidden: true }, this.views[name].node)]));
    document.body.append(head, tabs, el("main", {}, ...Object.values(this.sections)), this.keys.help);
    this.theme(localRead("minicc-theme"));
    this.state.listeners.push(() => this.open(this.state.get("view", "source")));
    this.load(made);
  }

  load(made) {
    this.made = made;
    put(this.title, made.file);
    document.title = `${made.file} – minicc explorer`;
    for (const name of this.names) this.views[name].load(made);
    this.badge("stepper", found(made));
    const missing = made.sass && made.sass.absent;
    dress(this.tabs.machine, missing ? "absent" : "");
    this.tabs.machine.title = missing || "";
    this.open(this.state.get("view", "source"));
  }

  /** A word on a tab about what is to be seen there; '' takes it away. */
  badge(name, text) {
    this.tabs[name].querySelector(".badge")?.remove();
    if (text) this.tabs[name].append(el("span", { class: "badge" }, text));
  }

  get view() { return this.views[this.name]; }

  open(wanted) {
    this.name = wanted in this.views ? wanted : "source";
    for (const name of this.names) {
      this.sections[name].hidden = name !== this.name;
      this.tabs[name].setAttribute("aria-selected", name === this.name);
    }
    if (this.name !== "stepper") this.views.stepper.stop();
    this.tabs[this.name].scrollIntoView({ block: "nearest", inline: "nearest" });
    this.state.set({ view: this.name });
    this.view.show();
  }

  goToLine(line) {
    if (!line) return;
    this.open("source");
    this.views.source.pin("source", line);
  }

  theme(wanted) {
    const order = ["auto", "dark", "light"], root = document.documentElement.dataset;
    root.theme = wanted === undefined ? order[(order.indexOf(root.theme) + 1) % 3] : order.includes(wanted) ? wanted : "auto";
    try {
      localStorage.setItem("minicc-theme", root.theme);
    } catch { /* not allowed: the choice lasts as long as the page */ }
    this.views.stepper.timeline.warp = null;
    if (this.name === "stepper") this.view.show();
  }
}

/** What the launch has come to, where something is wrong: '1 fault', '2 races', '3 reports'; '' else. */
function found(made) {
  const marks = made.recording?.marks || [], kinds = new Set(marks.map((mark) => mark.kind));
  if (!marks.length) return "";
  const what = kinds.size > 1 ? "report" : { fault: "fault", race: "race" }[marks[0].kind] || `${marks[0].kind} report`;
  return `${marks.length} ${what}${marks.length === 1 ? "" : "s"}`;
}

function localRead(name) {
  try {
    return localStorage.getItem(name);
  } catch {
    return null;
  }
}

window.explorer = new App(JSON.parse(document.getElementById("document").textContent));
