import { X } from 'lucide-react';
import { objectiveOf } from '#catalogue/objectives.ts';
import type { Suggestion } from '#contract/home.ts';
import type { Kind } from '#contract/kinds.ts';
import { inFigures } from '../../data/counted.ts';
import { buttonStyle } from '../../kit/button-style.ts';
import { IconButton } from '../../kit/icon-button.tsx';
import { DiscussLink } from '../../parts/discuss-link.tsx';
import { ItemCover } from '../../parts/item-cover.tsx';
import { shortTitle } from '../../parts/works/collections.ts';
import { discussedOf } from '../../routes/talk-path.ts';
import * as say from '../../words/home.tsx';

type Props = { suggestion: Suggestion; onDismiss: () => void };

/** What to talk about today, and in one sentence what that rests on. */
export function Today({ suggestion, onDismiss }: Props) {
  const { kind, title, creator, objective } = suggestion;
  const discussed = discussedOf(suggestion);
  if (!discussed) return null;
  return (
    <section
      aria-labelledby="today-title"
      className="relative mt-10 grid grid-cols-[auto_minmax(0,1fr)] gap-x-5 max-[20rem]:grid-cols-1 max-[20rem]:gap-y-3 rounded-large border border-line border-l-accent bg-surface p-5 [border-left-width:3px] sm:p-6 sm:pr-16"
    >
      <ItemCover item={suggestion} className="w-14 self-start sm:row-span-2 sm:w-16" />
      <div className="max-sm:pr-8">
        <h2 id="today-title" className="eyebrow text-accent">
          {say.today}
        </h2>
        <p className="mt-1 font-display text-lead leading-snug sm:text-heading [overflow-wrap:anywhere]">
          {say.whatToDoWith(<bdi>{shortTitle(title)}</bdi>, doingOf(kind, objective))}
        </p>
        <p className="mt-1.5 text-small text-ink-soft">{groundsOf(suggestion)}</p>
      </div>
      <DiscussLink
        discussed={discussed}
        title={title}
        creator={creator}
        objective={objective}
        className={`mt-4 max-w-full py-1.5 whitespace-normal! max-sm:col-span-full sm:justify-self-start sm:text-left ${buttonStyle('secondary')}`}
      >
        {say.discussIt(objective)}
      </DiscussLink>
      <span className="absolute top-3 right-3">
        <IconButton label={say.notToday} onClick={onDismiss}>
          <X size={18} strokeWidth={1.75} aria-hidden="true" />
        </IconButton>
      </span>
    </section>
  );
}

/** As the choice of objectives has it, in the middle of a sentence. */
function doingOf(kind: Kind, objective: string): string {
  const words = objectiveOf(kind, objective)?.subtitle ?? objective;
  return words.charAt(0).toLowerCase() + words.slice(1);
}

function groundsOf({ dimension, score, reflections, works, isLowest }: Suggestion): string {
  const on = works === 1 ? say.oneWorkOrIdea : say.worksAndIdeas(inFigures(works));
  const stands = isLowest ? say.lowestOfTheThree(dimension, score) : say.onlyOneThatStands(dimension, score);
  return say.whatTodayRestsOn(stands, inFigures(reflections), on);
}
