import { useEffect, useRef } from 'react';
import type { Grounds } from '#contract/discussions.ts';
import { askedKey } from '../entries.ts';
import { markWords } from './marked-words.ts';
import { VerdictHistory } from './verdict-history.tsx';

type Criterion = Grounds['criteria'][number]['criterion'];

const NAMES: Record<Criterion, string> = {
  point: 'A view of your own',
  anchor: 'A particular place',
  link: 'How one leads to the other',
  second_move: 'A second look',
};
const STILL_OPEN: Record<Criterion, string> = {
  point: 'a view of your own',
  anchor: 'a particular place it rests on',
  link: 'how one leads to the other',
  second_move: 'a second look, at what speaks against it',
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
      {criteria.length === 0 && <p className="text-caption">No words that could be counted yet.</p>}
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
      {missing && <p className="text-caption">Still open: {STILL_OPEN[missing]}.</p>}
      {history.length > 1 && (
        <section aria-label="Each time it was looked at" className="border-t border-line pt-3">
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
