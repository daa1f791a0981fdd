import { Button } from '../../kit/button.tsx';
import { buttonStyle } from '../../kit/button-style.ts';
import { OpenBookDrawing } from '../../kit/drawings.tsx';
import { EmptyState } from '../../kit/empty-state.tsx';
import { PageLink } from '../../parts/page-link.tsx';
import * as everywhere from '../../words/everywhere.ts';
import type { WallWords } from './wall-words.ts';

export function NoBooks({ words, library }: { words: WallWords; library: string }) {
  return (
    <EmptyState
      drawing={<OpenBookDrawing />}
      sentence={words.empty}
      action={
        <PageLink to={library} className={buttonStyle('primary')}>
          {words.addFirst}
        </PageLink>
      }
    />
  );
}

export function NoneFound({ words, onClear }: { words: WallWords; onClear: () => void }) {
  return (
    <EmptyState
      drawing={<OpenBookDrawing />}
      sentence={words.noneFound}
      action={<Button onClick={onClear}>{everywhere.clearTheSearch}</Button>}
    />
  );
}
