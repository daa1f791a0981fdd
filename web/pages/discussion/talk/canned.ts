/** What is said in the guide's place when our own server cannot be reached. */
import type { Kind } from '#contract/kinds.ts';
import * as say from '../../../words/room.ts';

type Named = { kind: Kind; title: string; creator: string };

/** Instead of an opening. */
export function localOpener(work: Named): string {
  switch (work.kind) {
    case 'movie':
      return say.whatDidYouThink(work.title);
    case 'artwork':
      return say.whatDrawsYou(named(work));
    default:
      return say.biggestTakeaway(named(work));
  }
}

/** Instead of a reply. */
export function cannedReply(work: Named): string {
  switch (work.kind) {
    case 'movie':
      return say.goOnAboutFilm(work.title);
    case 'artwork':
      return say.keepExploring(named(work));
    default:
      return say.yourThoughtsAbout(named(work));
  }
}

/** Nobody made an idea. */
function named({ kind, title, creator }: Named): string {
  return say.quotedBy(title, kind === 'concept' ? '' : creator);
}
