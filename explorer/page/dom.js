// Making elements. All text gets into the page as text nodes: nothing is ever parsed as HTML.

function el(tag, properties = {}, ...children) {
  const made = document.createElement(tag);
  for (const [name, value] of Object.entries(properties)) {
    if (name === "class") made.className = value;
    else if (name.startsWith("on")) made.addEventListener(name.slice(2), value);
    else if (name in made && name !== "list") made[name] = value;
    else made.setAttribute(name, value);
  }
  made.append(...children);
  return made;
}

function select(label, options, value, change) {
  const box = el("select", { "aria-label": label, title: label, onchange: () => change(box.value) });
  for (const [key, text] of options) box.append(el("option", { value: key }, text));
  box.value = value;
  return box;
}

function button(text, label, click) {
  return el("button", { type: "button", title: label, "aria-label": label, onclick: click }, text);
}

/** Set a class only where it is another: setting it costs, even to what it is. */
function dress(node, style) {
  if (node.className !== style) node.className = style;
}

/** Set text only where it is another: most cells stay as they are from one step to the next. */
function put(node, text, style) {
  if (node.firstChild === null) node.append("");
  if (node.firstChild.data !== text) node.firstChild.data = text;
  if (style !== undefined) dress(node, style);
}
