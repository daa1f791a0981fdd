import { call } from '../call.ts';
import * as say from '../words/house.tsx';

const LIMIT = 10 * 1024 * 1024;

/** What can be told without the server: the rest it decides when it reads the picture. */
export function whyNotAPicture(file: Pick<File, 'type' | 'size'>): string | null {
  if (!file.type.startsWith('image/')) return say.noPicture;
  if (file.size > LIMIT) return say.pictureTooLarge;
  return null;
}

/** Hands over a picture for one of the person's works; answers the address to keep with the work. */
export async function uploadPicture(file: File): Promise<string> {
  const body = new FormData();
  body.set('picture', file);
  return (await call('POST /api/pictures', { body })).url;
}
