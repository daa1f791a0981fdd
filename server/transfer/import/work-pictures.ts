/**
 * Uploaded pictures of the works in a file. An address in it may be anybody's: it stands only where the picture is
 * the person's own, or where the file brings the picture along.
 */
import type { Kysely, Transaction } from 'kysely';
import { UPLOADED_PICTURE } from '#contract/pictures.ts';
import type { Authorized } from '../../policies/permit.ts';
import { workPictureNames } from '../../store/blobs.ts';
import type { Tables } from '../../store/tables.ts';
import { WORK_SHAPES } from '../../store/work-shapes.ts';
import { keepWorkPicture } from '../../works/keep-work-picture.ts';
import * as say from '../words.ts';
import type { Saving } from './saving.ts';
import type { WorkDraft } from './work-line.ts';

/** By their addresses in the file. */
export type BroughtPictures = ReadonlyMap<string, Buffer>;

export type Pictures = { own: ReadonlySet<string>; brought: BroughtPictures };

export const picturesAtHand = async (
  db: Kysely<Tables> | Transaction<Tables>,
  userId: number,
  brought: BroughtPictures = new Map(),
): Promise<Pictures> => ({ own: new Set(await workPictureNames(db, userId)), brought });

/** What is to be said of a work whose picture cannot come along. */
export const withoutPicture = (draft: WorkDraft, { own, brought }: Pictures): { message?: string } => {
  const [url, name] = uploadOf(draft);
  return name === undefined || own.has(name) || brought.has(url) ? {} : { message: say.withoutItsPicture };
};

/** How many pictures of these works have to be kept. */
export const newPictures = (drafts: readonly WorkDraft[], pictures: Pictures): number =>
  wanted(drafts, pictures).length;

/** Keeps what the file brings; each work then names a picture that is its owner's, or none. */
export const placePictures = async <Draft extends WorkDraft>(
  step: Transaction<Tables>,
  owner: Authorized<'collection'>,
  drafts: readonly Draft[],
  pictures: Pictures,
  { now, between }: Saving,
): Promise<Draft[]> => {
  const kept = new Map<string, string>();
  for (const [url, bytes] of wanted(drafts, pictures)) {
    kept.set(url, await keepWorkPicture(step, owner, bytes, now));
    await between(1);
  }
  return drafts.map((draft) => {
    const [url, name] = uploadOf(draft);
    if (name === undefined || pictures.own.has(name)) return draft;
    const place = WORK_SHAPES[draft.kind].picture;
    return { ...draft, fields: { ...draft.fields, [place]: kept.get(url) ?? null } };
  });
};

const wanted = (drafts: readonly WorkDraft[], { own, brought }: Pictures): [string, Buffer][] => {
  const found = new Map<string, Buffer>();
  for (const draft of drafts) {
    const [url, name] = uploadOf(draft);
    const bytes = name === undefined || own.has(name) ? undefined : brought.get(url);
    if (bytes) found.set(url, bytes);
  }
  return [...found];
};

/** Its picture's address, and the name it was uploaded under, where it was. */
const uploadOf = ({ kind, fields }: WorkDraft): [string, string?] => {
  const url = String(Reflect.get(fields, WORK_SHAPES[kind].picture) ?? '');
  return [url, UPLOADED_PICTURE.exec(url)?.[1]];
};
