import { type Crop, type Size, sideOf } from './crop.ts';

/** Twice what the server keeps, so that its own scaling has something to choose from. */
const SIDE = 512;

/** The square as a picture of its own. Drawn anew from its pixels: nothing else of the file leaves the browser. */
export function cut(image: HTMLImageElement, size: Size, crop: Crop): Promise<Blob> {
  const side = sideOf(size, crop);
  const canvas = document.createElement('canvas');
  canvas.width = SIDE;
  canvas.height = SIDE;
  const context = canvas.getContext('2d');
  if (!context) return Promise.reject(new Error('This browser gives no canvas to draw on.'));
  context.imageSmoothingQuality = 'high';
  context.drawImage(image, crop.x - side / 2, crop.y - side / 2, side, side, 0, 0, SIDE, SIDE);
  return new Promise((resolve, reject) => {
    canvas.toBlob((blob) => {
      if (blob) resolve(blob);
      else reject(new Error('The browser could not write the picture.'));
    }, 'image/png');
  });
}
