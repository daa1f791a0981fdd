import { type ImportProgress, type ImportResult, otherThanText } from '#contract/import-file.ts';
import { wantsStream } from '../http/stream.ts';
import type { Call, Verb } from '../http/verb.ts';
import type { Person } from '../policies/actor.ts';
import { ownAccount, ownCollection } from '../policies/own.ts';
import { Problem } from '../problem.ts';
import { knownWorks, lockOwner } from '../store/imports.ts';
import { compareTable } from './import/compare.ts';
import { FileRefused } from './import/faults.ts';
import { type Picture, pictureOf, restoreProfile } from './import/profile.ts';
import { Progress } from './import/progress.ts';
import { readExport } from './import/read-export.ts';
import { readTable } from './import/read-table.ts';
import { compareExport } from './import/restore.ts';
import { resultOf } from './import/result.ts';
import { saveExport } from './import/save-export.ts';
import { saveWorks } from './import/save-works.ts';
import { saving } from './import/saving.ts';
import { newPictures, picturesAtHand, placePictures } from './import/work-pictures.ts';
import { streamImport } from './stream-import.ts';
import * as say from './words.ts';

type Import = Call<'importFile'>;
type Db = Parameters<typeof knownWorks>[0];

export const importFile: Verb<'importFile'> = async (call) => {
  const { world, person, body, request } = call;
  await world.limits.spend('import', String(person.userId));
  refuseOtherFiles(body.content);
  if (wantsStream(request)) return streamImport(world, (tell, signal) => bringIn(call, tell, signal));
  return bringIn(call, () => {}, request.signal);
};

const refuseOtherFiles = (content: string): void => {
  if (content.trim() === '') throw refused(say.theFileIsEmpty);
  const other = otherThanText(content.slice(0, 4096));
  if (other)
    throw new Problem('wrong_type', {
      message: say.thisIsNoText(other),
    });
};

const refused = (message: string): Problem =>
  new Problem('invalid', { message, fields: { content: message } });

const bringIn = async (
  call: Import,
  tell: (progress: ImportProgress) => void,
  signal: AbortSignal,
): Promise<ImportResult> => {
  const progress = new Progress(tell, signal);
  const { format, content } = call.body;
  try {
    const isOurs = format ? format === 'colloquy' : /^\ufeff?\s*[{[]/.test(content.slice(0, 4096));
    const result = isOurs ? await fromExport(call, progress) : await fromTable(call, progress);
    if (result.committed && result.new > 0) call.world.covers.wake();
    return result;
  } catch (thrown) {
    if (thrown instanceof FileRefused) throw refused(thrown.message);
    throw thrown;
  }
};

const fromTable = async (
  { world: { store, now }, person, body }: Import,
  progress: Progress,
): Promise<ImportResult> => {
  const asked = body.format === 'colloquy' ? null : (body.format ?? null);
  const table = await readTable(body.content, { asked, filename: body.filename ?? '' }, progress);
  if (!body.commit) {
    const { rows } = await compareTable(table.lines, await atHand(store.read, person), progress);
    return resultOf(table.format, rows, false);
  }
  const owner = ownCollection(person);
  const rows = await store.write.transaction().execute(async (step) => {
    await lockOwner(step, owner);
    const there = await atHand(step, person);
    const compared = await compareTable(table.lines, there, progress);
    const saved = saving(now(), compared.fresh.length, progress);
    const drafts = compared.fresh.map(({ draft }) => draft);
    await saveWorks(step, owner, await placePictures(step, owner, drafts, there.pictures, saved), saved);
    return compared.rows;
  });
  return resultOf(table.format, rows, true);
};

const atHand = async (db: Db, { userId }: Person) => ({
  works: await knownWorks(db, userId),
  pictures: await picturesAtHand(db, userId),
});

const fromExport = async (
  { world: { store, now }, person, body }: Import,
  progress: Progress,
): Promise<ImportResult> => {
  const read = await readExport(body.content, progress);
  if (!body.commit) {
    const { rows } = await compareExport(store.read, person.userId, read, now(), progress);
    return resultOf('colloquy', rows, false);
  }
  const owner = ownCollection(person);
  const picture: Picture = await pictureOf(read.profile);
  const rows = await store.write.transaction().execute(async (step) => {
    await lockOwner(step, owner);
    const found = await compareExport(step, person.userId, read, now(), progress);
    const messages = found.talks.reduce((sum, talk) => sum + talk.messages.length, 0);
    const total =
      newPictures(found.works, found.pictures) +
      found.works.length +
      found.objectives.length +
      found.talks.length +
      messages;
    await saveExport(step, owner, found, saving(now(), total, progress));
    if (found.isFirst && read.profile)
      await restoreProfile(step, ownAccount(person), read.profile, picture, now());
    return found.rows;
  });
  return resultOf('colloquy', rows, true);
};
