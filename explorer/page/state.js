// What is looked at, kept in the fragment of the address: a link opens the same view again.

class State {
  constructor() {
    this.values = new Map(new URLSearchParams(location.hash.slice(1)));
    this.listeners = [];
    addEventListener("hashchange", () => {
      if (location.hash.slice(1) === this.text()) return;
      this.values = new Map(new URLSearchParams(location.hash.slice(1)));
      for (const listener of this.listeners) listener();
    });
  }

  get(name, otherwise = "") { return this.values.has(name) ? this.values.get(name) : otherwise; }

  number(name, otherwise = 0) {
    const found = Number.parseInt(this.get(name), 10);
    return Number.isFinite(found) ? found : otherwise;
  }

  /** Values that are '' are left out. The address follows a little later: browsers limit how often it may change. */
  set(changes) {
    for (const [name, value] of Object.entries(changes)) {
      if (String(value) === "") this.values.delete(name);
      else this.values.set(name, String(value));
    }
    clearTimeout(this.timer);
    this.timer = setTimeout(() => this.write(), 150);
  }

  write() { if (location.hash.slice(1) !== this.text()) history.replaceState(null, "", `#${this.text()}`); }

  text() { return new URLSearchParams([...this.values]).toString(); }
}
