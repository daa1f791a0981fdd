/** Markup is built from these few pieces only; a number is written with one decimal at most. */
export type Attributes = Record<string, string | number | undefined>;

const ESCAPES: Record<string, string> = {
  '&': '&amp;',
  '<': '&lt;',
  '>': '&gt;',
  '"': '&quot;',
  "'": '&#39;',
};

export function escapeXml(text: string): string {
  return text.replace(/[&<>"']/g, (sign) => ESCAPES[sign] ?? sign);
}

export function num(value: number): string {
  return String(Math.round(value * 10) / 10);
}

export function el(name: string, attributes: Attributes, inner = ''): string {
  let out = `<${name}`;
  for (const key in attributes) {
    const value = attributes[key];
    if (value !== undefined) out += ` ${key}="${typeof value === 'number' ? num(value) : escapeXml(value)}"`;
  }
  return inner ? `${out}>${inner}</${name}>` : `${out}/>`;
}

export function rect(x: number, y: number, width: number, height: number, fill: string, more?: Attributes) {
  return el('rect', { x, y, width, height, fill, ...more });
}

export function frame(x: number, y: number, width: number, height: number, stroke: string, weight = 1) {
  return el('rect', { x, y, width, height, fill: 'none', stroke, 'stroke-width': weight });
}

export function circle(cx: number, cy: number, r: number, fill: string, more?: Attributes) {
  return el('circle', { cx, cy, r, fill, ...more });
}

export function ring(cx: number, cy: number, r: number, stroke: string, weight = 1, more?: Attributes) {
  return el('circle', { cx, cy, r, fill: 'none', stroke, 'stroke-width': weight, ...more });
}

export function rule(x1: number, y1: number, x2: number, y2: number, stroke: string, weight = 1) {
  return el('path', { d: `M${num(x1)} ${num(y1)}L${num(x2)} ${num(y2)}`, stroke, 'stroke-width': weight });
}

export function shape(d: string, fill: string, more?: Attributes) {
  return el('path', { d, fill, ...more });
}

export function stroke(d: string, colour: string, weight = 1, more?: Attributes) {
  return el('path', { d, fill: 'none', stroke: colour, 'stroke-width': weight, ...more });
}

export function group(attributes: Attributes, ...inner: string[]): string {
  return el('g', attributes, inner.join(''));
}

/** A window: what is drawn inside keeps its own coordinates from the window's corner and is cut at its edges. */
export function pane(x: number, y: number, width: number, height: number, ...inner: string[]): string {
  return el('svg', { x, y, width, height, viewBox: `0 0 ${num(width)} ${num(height)}` }, inner.join(''));
}

export type Point = readonly [number, number];

export function polygon(points: readonly Point[], fill: string, more?: Attributes): string {
  return shape(`M${points.map(([x, y]) => `${num(x)} ${num(y)}`).join('L')}Z`, fill, more);
}

/** A soft closed line that passes near the points. */
export function softLoop(points: readonly Point[]): string {
  const between = (a: Point, b: Point) => `${num((a[0] + b[0]) / 2)} ${num((a[1] + b[1]) / 2)}`;
  const last = points[points.length - 1];
  const first = points[0];
  if (!first || !last) return '';
  let d = `M${between(last, first)}`;
  points.forEach((point, i) => {
    d += `Q${num(point[0])} ${num(point[1])} ${between(point, points[(i + 1) % points.length] ?? first)}`;
  });
  return `${d}Z`;
}
