/** Writes what of an export is new: works, objectives, discussions, and what was said in them. */
import type { Authorized } from '../../policies/permit.ts';
import { addObjectives, addTalks, addWorks, noteSession } from '../../store/imports.ts';
import type { Step } from '../../store/tables.ts';
import { WORK_SHAPES, type WorkKind } from '../../store/work-shapes.ts';
import type { Restoration, Talk } from './restore.ts';
import { saveMessages } from './save-messages.ts';
import type { Saving } from './saving.ts';
import { placePictures } from './work-pictures.ts';

type Owner = Authorized<'collection'>;

export const saveExport = async (
  step: Step,
  owner: Owner,
  found: Restoration,
  saving: Saving,
): Promise<void> => {
  const ids = await saveWorks(step, owner, found, saving);
  await addObjectives(
    step,
    owner,
    found.objectives.toReversed().map(({ title, description, createdAt }) => ({
      title,
      description,
      createdAt: pastOr(createdAt, saving.now),
    })),
    saving.between,
  );
  // The list of discussions is the newest first; the newest is written last.
  const talks = found.talks.toReversed();
  const itemOf = ({ kind, itemId }: Talk) =>
    kind === 'concept' || itemId === null ? null : (ids[kind].get(itemId) ?? null);
  const talkIds = await addTalks(
    step,
    owner,
    talks.map((talk) => ({
      kind: talk.kind,
      itemId: itemOf(talk),
      title: talk.title,
      creator: talk.creator,
      objective: talk.objective,
      besideTitle: talk.beside?.title ?? null,
      besideCreator: talk.beside?.creator ?? null,
      name: talk.name,
      messageCount: talk.messages.length,
      lastMessageAt: lastSaid(talk, saving.now),
      createdAt: Math.min(talk.createdAt, saving.now),
    })),
    saving.between,
  );
  await saveMessages(
    step,
    owner,
    talks.map(({ messages }, place) => ({ id: talkIds[place] as number, messages })),
    saving,
  );
  for (const talk of talks) {
    if (talk.kind === 'concept' || talk.itemId === null) continue;
    const there = found.ids[talk.kind].get(talk.itemId);
    const at = lastSaid(talk, saving.now);
    if (there !== undefined && at !== null) await noteSession(step, owner, talk.kind, there, at);
  }
};

const pastOr = (at: number | null, now: number): number => Math.min(at ?? now, now);
const pastOrNull = (at: number | null, now: number): number | null =>
  at === null ? null : Math.min(at, now);

const lastSaid = (talk: Talk, now: number): number | null =>
  talk.messages.length === 0
    ? pastOrNull(talk.lastMessageAt, now)
    : pastOr(talk.lastMessageAt ?? talk.messages.at(-1)?.timestamp ?? null, now);

/** Leads from the file's ids to ours, of works that were there and of those just written. */
const saveWorks = async (step: Step, owner: Owner, found: Restoration, saving: Saving) => {
  const { now, between } = saving;
  const placed = await placePictures(step, owner, found.works, found.pictures, saving);
  const ids: Restoration['ids'] = { book: new Map(), movie: new Map(), artwork: new Map() };
  for (const kind of Object.keys(WORK_SHAPES) as WorkKind[]) {
    for (const [from, to] of found.ids[kind]) ids[kind].set(from, to);
    const works = placed.filter((work) => work.kind === kind).toReversed();
    const made = await addWorks(
      step,
      owner,
      kind,
      works.map(({ fields, stamps }) => ({
        fields,
        lastSession: pastOrNull(stamps.lastSession, now),
        createdAt: pastOr(stamps.createdAt, now),
        updatedAt: pastOr(stamps.updatedAt, now),
      })),
      between,
    );
    works.forEach(({ stamps }, place) => {
      const id = made[place];
      if (stamps.id !== null && id !== undefined) ids[kind].set(stamps.id, id);
    });
  }
  return ids;
};
