import { useState } from 'react';
import { Button } from '../../kit/button.tsx';
import { comesLater } from '../../kit/comes-later.tsx';
import { OpenBookDrawing } from '../../kit/drawings.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { WorksSkeleton } from '../../parts/works/works-skeleton.tsx';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/library.tsx';

const Samples = comesLater(
  () => import('./samples.tsx').then((m) => m.Samples),
  () => (
    <div className="mt-32">
      <WorksSkeleton label={say.fetchingTheSamples} cards={3} />
    </div>
  ),
);

/** Goes with everything else of the person's in this browser when they sign out. */
const DISMISSED = 'colloquy:samples dismissed';

/** Three books to try the room with, marked as samples; once dismissed, the plain empty shelf. */
export function EmptyLibrary({ onAdd }: { onAdd: () => void }) {
  const [isDismissed, setDismissed] = useState(wereDismissed);
  if (isDismissed) {
    return (
      <EmptyState
        drawing={<OpenBookDrawing />}
        sentence={everywhere.noBooksYet}
        action={
          <Button variant="primary" onClick={onAdd}>
            {everywhere.addYourFirstBook}
          </Button>
        }
      />
    );
  }
  const dismiss = () => {
    keepDismissed();
    setDismissed(true);
  };
  return <Samples onDismiss={dismiss} />;
}

function wereDismissed(): boolean {
  try {
    return localStorage.getItem(DISMISSED) !== null;
  } catch {
    return false;
  }
}

function keepDismissed(): void {
  try {
    localStorage.setItem(DISMISSED, '1');
  } catch (cause) {
    console.error('That the samples were dismissed could not be kept.', cause);
  }
}
