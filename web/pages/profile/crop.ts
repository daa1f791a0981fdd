/** Which square of a picture is taken. */
export type Size = { width: number; height: number };
/** How near one is, from 1, where the square is as large as it can be; and where its middle is, in pixels. */
export type Crop = { zoom: number; x: number; y: number };

export const NEAREST = 4;

export const wholeOf = ({ width, height }: Size): Crop => ({ zoom: 1, x: width / 2, y: height / 2 });

export const sideOf = ({ width, height }: Size, { zoom }: Crop): number => Math.min(width, height) / zoom;

/** The nearest crop that takes nothing from outside the picture. */
export function within(size: Size, wanted: Crop): Crop {
  const zoom = clamp(wanted.zoom, 1, NEAREST);
  const half = sideOf(size, { ...wanted, zoom }) / 2;
  return {
    zoom,
    x: clamp(wanted.x, half, size.width - half),
    y: clamp(wanted.y, half, size.height - half),
  };
}

/** Where in its room the middle stands, from 0 to 100; in the middle where there is no room. */
export function placeOf(size: Size, crop: Crop, axis: 'x' | 'y'): number {
  const side = sideOf(size, crop);
  const room = (axis === 'x' ? size.width : size.height) - side;
  return room < 0.5 ? 50 : ((crop[axis] - side / 2) / room) * 100;
}

export function withPlace(size: Size, crop: Crop, axis: 'x' | 'y', place: number): Crop {
  const side = sideOf(size, crop);
  const room = (axis === 'x' ? size.width : size.height) - side;
  return within(size, { ...crop, [axis]: side / 2 + (room * place) / 100 });
}

function clamp(value: number, least: number, most: number): number {
  return Math.min(Math.max(value, least), most);
}
