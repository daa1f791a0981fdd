import { importFile as importCall } from '#contract/import.ts';
import type { ImportProgress, ImportResult } from '#contract/import-file.ts';
import { readJsonBytes } from '../http/body.ts';
import { wantsStream } from '../http/stream.ts';
import { fileUploads } from '../http/uploads.ts';
import type { Call, Verb } from '../http/verb.ts';
import type { Person } from '../policies/actor.ts';
import { ownAccount, ownCollection } from '../policies/own.ts';
import { makeQueue } from '../queue.ts';
import { needRoom } from '../room.ts';
import { knownWorks, lockOwner } from '../store/imports.ts';
import { compareTable } from './import/compare.ts';
import { FileRefused, refused } from './import/faults.ts';
import { type Picture, pictureOf, restoreProfile } from './import/profile.ts';
import { Progress } from './import/progress.ts';
import { type ExportFound, type Reading, readApart, type TableFound } from './import/read-apart.ts';
import { compareExport } from './import/restore.ts';
import { resultOf } from './import/result.ts';
import { saveExport } from './import/save-export.ts';
import { saveWorks } from './import/save-works.ts';
import { saving } from './import/saving.ts';
import { type ToldResult, toldResult } from './import/told-result.ts';
import { newPictures, picturesAtHand, placePictures } from './import/work-pictures.ts';
import { streamImport } from './stream-import.ts';

type Import = Call<'importFile'>;
type Db = Parameters<typeof knownWorks>[0];
type Way = { progress: Progress; commit: boolean };

/** So many are looked at and written at once. */
const imports = makeQueue({ atOnce: 2, atOnceEach: 1, mostWaiting: 20 });

export const importFile: Verb<'importFile'> = async (call) => {
  const { world, person, request } = call;
  const asker = String(person.userId);
  await world.limits.spend('import', asker);
  const bytes = await fileUploads.wait(asker, () => readJsonBytes(request, importCall));
  // However this ends, the thread that reads is not to wait for us.
  const over = new AbortController();
  const reading = readApart(asker, bytes, AbortSignal.any([request.signal, over.signal]));
  const { commit } = await reading.opened;
  const run = (tell: (progress: ImportProgress) => void, signal: AbortSignal) =>
    imports
      .wait(asker, () => bringIn(call, reading, { progress: new Progress(tell, signal), commit }))
      .finally(() => over.abort());
  return wantsStream(request) ? streamImport(world, person.userId, run) : run(() => {}, request.signal);
};

const bringIn = async (call: Import, reading: Reading, way: Way): Promise<ToldResult> => {
  try {
    const found = await reading.whole(way.progress);
    const result =
      found.format === 'colloquy' ? await fromExport(call, found, way) : await fromTable(call, found, way);
    if (result.committed && result.new > 0) call.world.covers.wake();
    return toldResult(result);
  } catch (thrown) {
    if (thrown instanceof FileRefused) throw refused(thrown.message);
    throw thrown;
  }
};

const fromTable = async (
  { world: { store, now, config }, person }: Import,
  table: TableFound,
  { progress, commit }: Way,
): Promise<ImportResult> => {
  if (!commit) {
    const { rows } = await compareTable(table.lines, await atHand(store.read, person), progress);
    return resultOf(table.format, rows, false);
  }
  const owner = ownCollection(person);
  const rows = await store.write.transaction().execute(async (step) => {
    await lockOwner(step, owner);
    const there = await atHand(step, person);
    const compared = await compareTable(table.lines, there, progress);
    await needRoom({ config, store: { write: step } }, person.userId, { pieces: compared.fresh.length });
    const saved = saving(now(), compared.fresh.length, progress);
    const drafts = compared.fresh.map(({ draft }) => draft);
    await saveWorks(step, owner, await placePictures(step, owner, drafts, there.pictures, saved), saved);
    return compared.rows;
  });
  return resultOf(table.format, rows, true);
};

const atHand = async (db: Db, { userId }: Person) => ({
  works: knownWorks(db, userId),
  pictures: await picturesAtHand(db, userId),
});

const fromExport = async (
  { world: { store, now, config }, person }: Import,
  read: ExportFound,
  { progress, commit }: Way,
): Promise<ImportResult> => {
  if (!commit) {
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
    await needRoom({ config, store: { write: step } }, person.userId, { pieces: total });
    await saveExport(step, owner, found, saving(now(), total, progress));
    if (found.isFirst && read.profile)
      await restoreProfile(step, ownAccount(person), read.profile, picture, now());
    return found.rows;
  });
  return resultOf('colloquy', rows, true);
};
