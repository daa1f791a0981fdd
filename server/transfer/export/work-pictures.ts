/** The uploaded pictures of works, with their bytes: as many as leave the file small enough to come in again. */
import type { Kysely } from 'kysely';
import type { ExportedPicture } from '#contract/export.ts';
import { UPLOADED_PICTURE } from '#contract/pictures.ts';
import { findBlob } from '../../store/blobs.ts';
import type { Tables } from '../../store/tables.ts';
import { uploadedPictures } from '../../store/work-pictures.ts';

export async function* workPictures(
  db: Kysely<Tables>,
  userId: number,
  hasRoomFor: (characters: number) => boolean,
): AsyncGenerator<ExportedPicture[]> {
  for (const url of await uploadedPictures(db, userId)) {
    const [, name] = UPLOADED_PICTURE.exec(url) ?? [];
    const blob = name === undefined ? undefined : await findBlob(db, name);
    if (!blob) continue;
    const base64 = Buffer.from(blob.bytes).toString('base64');
    if (hasRoomFor(base64.length + url.length)) yield [{ url, base64 }];
  }
}
