/** The uploaded pictures of works, with their bytes: as many as leave the file small enough to come in again. */
import type { Kysely } from 'kysely';
import type { ExportedPicture } from '#contract/export.ts';
import { UPLOADED_PICTURE } from '#contract/pictures.ts';
import { findBlob } from '../../store/blobs.ts';
import type { Tables } from '../../store/tables.ts';
import { type AnyWork, WORK_SHAPES, type WorkKind } from '../../store/work-shapes.ts';

export async function* workPictures(
  db: Kysely<Tables>,
  works: Record<WorkKind, readonly AnyWork[]>,
  hasRoomFor: (characters: number) => boolean,
): AsyncGenerator<ExportedPicture> {
  for (const url of uploaded(works)) {
    const [, name] = UPLOADED_PICTURE.exec(url) ?? [];
    const blob = name === undefined ? undefined : await findBlob(db, name);
    if (!blob) continue;
    const base64 = Buffer.from(blob.bytes).toString('base64');
    if (hasRoomFor(base64.length + url.length)) yield { url, base64 };
  }
}

const uploaded = (works: Record<WorkKind, readonly AnyWork[]>): Set<string> => {
  const urls = (Object.keys(works) as WorkKind[]).flatMap((kind) =>
    works[kind].map((work) => String(Reflect.get(work, WORK_SHAPES[kind].picture) ?? '')),
  );
  return new Set(urls.filter((url) => UPLOADED_PICTURE.test(url)));
};
