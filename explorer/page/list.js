// A list of which only the rows in sight are elements, so that a long one costs no more than a short one.

const ROW = 20; // pixels, as in page.css

class VirtualList {
  /** `fill(row, index)` writes a row, an element that has shown another one before; `width` is that of the longest, in characters. */
  constructor(label, fill, { pick = () => {}, open = () => {} } = {}) {
    Object.assign(this, { fill, pick, count: 0, selected: -1, rows: [], first: -1, top: 0, height: 0, width: -1 });
    this.window = el("div", { class: "window" });
    this.sizer = el("div", { class: "sizer" }, this.window);
    this.node = el("div", { class: "list", tabIndex: 0, role: "listbox", "aria-label": label }, this.sizer);
    this.node.addEventListener("scroll", () => {
      this.top = this.node.scrollTop;
      this.draw();
    });
    new ResizeObserver(() => {
      this.height = 0;
      this.draw();
    }).observe(this.node);
    this.node.addEventListener("keydown", (event) => this.key(event, open));
    this.node.addEventListener("click", (event) => {
      const index = this.indexOf(event.target);
      if (index >= 0) this.choose(index);
    });
  }

  set(count, width = 0) {
    if (count !== this.count || width !== this.width) {
      Object.assign(this, { count, width });
      this.sizer.style.height = `${count * ROW}px`;
      this.sizer.style.minWidth = width ? `${width}ch` : "";
      this.height = 0;
    }
    this.draw(true);
  }

  indexOf(target) {
    const row = target.closest(".row");
    return row && this.window.contains(row) ? row.index : -1;
  }

  /** Bring the rows up to date; `all` where more than the place of scrolling has changed. */
  draw(all = false) {
    const height = (this.height ||= this.node.clientHeight);
    if (!height) return;
    const first = Math.max(Math.floor(this.top / ROW) - 2, 0);
    const many = Math.min(Math.ceil(height / ROW) + 5, Math.max(this.count - first, 0));
    if (!all && first === this.first && many === this.many) return;
    Object.assign(this, { first, many });
    while (this.rows.length < many) {
      const row = el("div", { class: "row", role: "option" });
      this.rows.push(row);
      this.window.append(row);
    }
    this.rows.forEach((row, i) => {
      if (row.hidden !== i >= many) row.hidden = i >= many;
      if (i >= many) return;
      const chosen = String(first + i === this.selected);
      if (row.index !== first + i) row.index = first + i;
      if (row.getAttribute("aria-selected") !== chosen) row.setAttribute("aria-selected", chosen);
      this.fill(row, first + i);
    });
    const place = `translateY(${first * ROW}px)`;
    if (this.window.style.transform !== place) this.window.style.transform = place;
  }

  select(index, scroll = true) {
    this.selected = index;
    if (scroll && index >= 0) this.show(index);
    this.draw(true);
  }

  show(index) {
    const top = index * ROW, height = (this.height ||= this.node.clientHeight);
    if (!height || (top >= this.top + ROW && top <= this.top + height - 3 * ROW)) return;
    this.node.scrollTop = top - height / 3;
    this.top = this.node.scrollTop;
  }

  choose(index) {
    if (index < 0 || index >= this.count) return;
    this.select(index);
    this.pick(index);
  }

  key(event, open) {
    const page = Math.max(Math.floor(this.node.clientHeight / ROW) - 1, 1);
    const moves = { ArrowDown: 1, ArrowUp: -1, PageDown: page, PageUp: -page, Home: -this.count, End: this.count };
    if (event.ctrlKey || event.altKey || event.metaKey) return;
    if (event.key in moves) {
      event.preventDefault();
      event.stopPropagation();
      this.choose(Math.min(Math.max(this.selected + moves[event.key], 0), this.count - 1));
    } else if (event.key === "Enter" || event.key === "ArrowRight" || event.key === "ArrowLeft") open(this.selected, event);
  }
}

/** The longest of some texts, in characters, tabs as eight. */
function widest(texts) {
  let most = 0;
  for (const text of texts) most = Math.max(most, text.length + 7 * (text.split("\t").length - 1));
  return most;
}
