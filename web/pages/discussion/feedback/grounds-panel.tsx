import { useEffect, useRef } from 'react';
import type { Grounds } from '#contract/discussions.ts';
import * as say from '../../../words/verdict.ts';
import { askedKey } from '../talk/entries.ts';
import { markWords } from './marked-words.ts';
import { VerdictHistory } from './verdict-history.tsx';

type Criterion = Grounds['criteria'][number]['criterion'];

const NAMES: Record<Criterion, string> = {
  point: say.aViewOfYourOwn,
  anchor: say.aParticularPlace,
  link: say.howOneLeadsToTheOther,
  second_move: say.aSecondLook,
};
const STILL_OPEN: Record<Criterion, string> = {
  point: say.viewInSentence,
  anchor: say.placeInSentence,
  link: say.linkInSentence,
  second_move: say.secondLookInSentence,
};
const ORDER = Object.keys(NAMES) as Criterion[];

/** Closing is for code that could not be had; the panel itself is closed where it was opened. */
type Props = { id: string; grounds: Grounds; onClose: () => void };

/** The reader's own words that earned the level, by what they did; they are marked in the message, too. */
export function GroundsPanel({ id, grounds }: Props) {
  const { criteria, missing, history } = grounds;
  const panel = useRef<HTMLDivElement>(null);
  useEffect(() => markWords(wordsAnswered(panel.current), criteria), [criteria]);
  return (
    <div ref={panel} id={id} className="mt-2 grid animate-[fade_160ms] gap-3">
      {criteria.length === 0 && <p className="text-caption">{say.noWordsYet}</p>}
      {criteria.length > 0 && (
        <dl className="grid gap-2 text-caption">
          {ORDER.filter((name) => criteria.some(({ criterion }) => criterion === name)).map((name) => (
            <div key={name}>
              <dt className="font-medium text-ink">{NAMES[name]}</dt>
              {criteria
                .filter(({ criterion }) => criterion === name)
                .map(({ start, end, text }) => (
                  <dd key={`${start} ${end}`} dir="auto" className="line-clamp-4 break-words">
                    “{text.trim()}”
                  </dd>
                ))}
            </div>
          ))}
        </dl>
      )}
      {missing && <p className="text-caption">{say.stillOpen(STILL_OPEN[missing])}</p>}
      {history.length > 1 && (
        <section aria-label={say.eachTimeItWasLookedAt} className="border-t border-line pt-3">
          <VerdictHistory history={history} />
        </section>
      )}
    </div>
  );
}

/** The words of the message that the reply with this note answers. */
function wordsAnswered(panel: HTMLElement | null): HTMLElement | null {
  const reply = panel?.closest<HTMLElement>('[data-entry]')?.dataset.entry;
  const asked = reply && askedKey(reply);
  return asked ? document.querySelector(`[data-entry="${CSS.escape(asked)}"] [data-words]`) : null;
}
