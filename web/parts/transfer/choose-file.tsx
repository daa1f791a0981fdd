import { FileUp } from 'lucide-react';
import { Alert } from '../../kit/alert.tsx';
import { classes } from '../../kit/classes.ts';
import { useOffline } from '../../reachability.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as offline from '../../words/offline.ts';
import * as say from '../../words/transfer.tsx';
import { useDrop } from '../use-drop.ts';

type Props = { problem: string | null; onChoose: (file: File) => void };

const WHERE = [
  { name: say.goodreads, how: say.whereGoodreadsHasIt },
  { name: 'StoryGraph', how: say.whereStorygraphHasIt },
  {
    name: say.letterboxd,
    how: say.whereLetterboxdHasIt,
  },
  { name: say.aTable, how: say.whatATableNeeds },
  { name: everywhere.colloquy, how: say.whatOurExportIs },
];

export function ChooseFile({ problem, onChoose }: Props) {
  const isOut = useOffline();
  const { isOver, dropProps } = useDrop((file) => {
    if (!isOut) onChoose(file);
  });
  return (
    <div className="grid content-start gap-5">
      {problem && <Alert tone="danger">{problem}</Alert>}
      {isOut && <p className="text-small text-ink-soft">{offline.offlineSoThisWaits}</p>}
      <label
        {...dropProps}
        className={classes(
          'relative grid cursor-pointer has-disabled:cursor-default has-disabled:opacity-60 justify-items-center gap-2 rounded-large border border-dashed px-4 py-9 text-center transition-colors duration-[var(--quick)]',
          'has-focus-visible:outline-2 has-focus-visible:outline-focus',
          isOver ? 'border-accent bg-accent-soft' : 'border-line-strong bg-surface hover:bg-sunk',
        )}
      >
        <FileUp size={28} strokeWidth={1.5} aria-hidden="true" className="text-accent" />
        <span className="font-serif text-lead text-ink">{say.chooseAFile}</span>
        <span className="text-small text-ink-soft">{say.dropHint}</span>
        <input
          type="file"
          disabled={isOut}
          accept=".csv,.tsv,.txt,.json,text/csv,application/json"
          className="absolute inset-0 cursor-pointer opacity-0"
          onChange={(event) => {
            const [file] = event.currentTarget.files ?? [];
            // The same file may be chosen again, once it was mended.
            event.currentTarget.value = '';
            if (file) onChoose(file);
          }}
        />
      </label>
      <section aria-labelledby="where-files-are">
        <h3 id="where-files-are" className="mb-2 text-small font-medium text-ink">
          {say.whereToFindYourFile}
        </h3>
        <dl className="grid gap-x-5 gap-y-1.5 text-small sm:grid-cols-[auto_minmax(0,1fr)]">
          {WHERE.map(({ name, how }) => (
            <div key={name} className="sm:contents">
              <dt className="text-ink">{name}</dt>
              <dd className="mb-1 text-ink-soft sm:mb-0">{how}</dd>
            </div>
          ))}
        </dl>
      </section>
    </div>
  );
}
