import { fold } from '#catalogue/folding.ts';
import type { Discussion } from '#contract/discussions.ts';
import { momentOf } from '../../data/clock-time.ts';
import { discussedOf, talkPath } from '../../routes/talk-path.ts';
import * as everywhere from '../../words/everywhere.ts';
import { type Finding, MOST_OF_A_GROUP } from './finding.ts';

export type TalkIndex = readonly { talk: Discussion; text: string }[];

/** With the text each is found by: its work, its name and what it is for. */
export const indexTalks = (talks: readonly Discussion[]): TalkIndex =>
  talks.map((talk) => ({
    talk,
    text: fold(
      `${talk.title} ${talk.creator} ${talk.name ?? ''} ${talk.objective} ${talk.beside?.title ?? ''}`,
    ),
  }));

/** Those that hold every word, the one last spoken in first; without words, the last ones of all. */
export function findTalks(index: TalkIndex, query: string): Finding[] {
  const words = fold(query).split(' ').filter(Boolean);
  const found: Finding[] = [];
  for (const { talk, text } of index) {
    if (found.length === MOST_OF_A_GROUP) break;
    const discussed = words.every((word) => text.includes(word)) ? discussedOf(talk) : null;
    if (!discussed) continue;
    const { id, kind, title, name, objective, beside, lastMessageAt, createdAt } = talk;
    found.push({
      key: `talk ${id}`,
      group: everywhere.yourDiscussions,
      kind,
      title: name ?? title,
      detail: [
        name ? title : null,
        beside ? `${objective}: ${beside.title}` : objective,
        momentOf(lastMessageAt ?? createdAt),
      ]
        .filter(Boolean)
        .join(' · '),
      to: talkPath(discussed, talk),
    });
  }
  return found;
}
