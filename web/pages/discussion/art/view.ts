/** Where one stands before a picture: how near, and moved by how much from its middle. */
export type View = { zoom: number; x: number; y: number };
export type Size = { width: number; height: number };

export const WHOLE: View = { zoom: 1, x: 0, y: 0 };
export const NEAREST = 8;

/** Nearer or farther by a factor, while the point under the finger, counted from the middle, stays there. */
export function zoomed(view: View, factor: number, at: { x: number; y: number }, frame: Size): View {
  const zoom = Math.min(NEAREST, Math.max(1, view.zoom * factor));
  const change = zoom / view.zoom;
  return kept({ zoom, x: at.x - (at.x - view.x) * change, y: at.y - (at.y - view.y) * change }, frame);
}

export function moved(view: View, dx: number, dy: number, frame: Size): View {
  return kept({ ...view, x: view.x + dx, y: view.y + dy }, frame);
}

/** The picture never leaves its frame. */
function kept({ zoom, x, y }: View, { width, height }: Size): View {
  const farX = (width * (zoom - 1)) / 2;
  const farY = (height * (zoom - 1)) / 2;
  const within = (value: number, far: number) => Math.min(far, Math.max(-far, value)) + 0;
  return { zoom, x: within(x, farX), y: within(y, farY) };
}
