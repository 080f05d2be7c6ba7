// What differs between two lists of numbers: E. W. Myers, "An O(ND) difference algorithm and its variations", 1986.

const FAR = 1000; // differences after which the rest counts as replaced

/** Rows [sign, value], sign ' ', '-' or '+', of the way from `before` to `after`. */
function difference(before, after) {
  let start = 0, endA = before.length, endB = after.length;
  while (start < endA && start < endB && before[start] === after[start]) start++;
  while (endA > start && endB > start && before[endA - 1] === after[endB - 1]) [endA, endB] = [endA - 1, endB - 1];
  const same = (values) => values.map((value) => [" ", value]);
  return [...same(before.slice(0, start)), ...middle(before.slice(start, endA), after.slice(start, endB)), ...same(before.slice(endA))];
}

function middle(a, b) {
  const paths = [];
  let ends = new Map([[1, 0]]);
  for (let d = 0; d <= Math.min(a.length + b.length, FAR); d++) {
    paths.push(ends);
    ends = new Map(ends);
    for (let k = -d; k <= d; k += 2) {
      let x = k === -d || (k !== d && ends.get(k - 1) < ends.get(k + 1)) ? ends.get(k + 1) : ends.get(k - 1) + 1;
      while (x < a.length && x - k < b.length && a[x] === b[x - k]) x++;
      ends.set(k, x);
      if (x >= a.length && x - k >= b.length) return back(a, b, paths);
    }
  }
  return [...a.map((value) => ["-", value]), ...b.map((value) => ["+", value])];
}

function back(a, b, paths) {
  const rows = [];
  let x = a.length, y = b.length;
  for (let d = paths.length - 1; d >= 0; d--) {
    const ends = paths[d], k = x - y;
    const down = k === -d || (k !== d && ends.get(k - 1) < ends.get(k + 1));
    const startX = d === 0 ? 0 : ends.get(down ? k + 1 : k - 1), startY = d === 0 ? 0 : startX - (down ? k + 1 : k - 1);
    while (x > startX && y > startY) {
      x--;
      y--;
      rows.push([" ", a[x]]);
    }
    if (d > 0) rows.push(down ? ["+", b[--y]] : ["-", a[--x]]);
  }
  return rows.reverse();
}

/** Rows with all but `around` lines beside each change left out: numbers say how many. */
function folded(rows, around = 3) {
  const keep = new Uint8Array(rows.length);
  rows.forEach(([sign], i) => { if (sign !== " ") keep.fill(1, Math.max(i - around, 0), i + around + 1); });
  const found = [];
  rows.forEach((row, i) => {
    if (keep[i]) found.push(row);
    else if (typeof found.at(-1) === "number") found.push(found.pop() + 1);
    else found.push(1);
  });
  return found;
}
