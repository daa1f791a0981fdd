import { useQuery } from '@tanstack/react-query';
import { ArrowLeft } from 'lucide-react';
import { useDeferredValue, useMemo, useRef, useState } from 'react';
import { SHELF_ARTWORKS } from '#catalogue/shelf/artworks.ts';
import type { WorkBeside } from '#contract/discussions.ts';
import { wordsFor } from '../../call.ts';
import { artworksQuery } from '../../data/artworks.ts';
import { inFigures } from '../../data/counted.ts';
import { Alert, focusOnArrival } from '../../kit/alert.tsx';
import { Button } from '../../kit/button.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import { Skeleton } from '../../kit/skeleton.tsx';
import * as counts from '../../words/counts.ts';
import * as say from '../../words/galleries.ts';
import { featuredArtwork, nameKey } from '../gallery/featured.ts';
import { SearchBox } from '../search-box.tsx';
import { type Subject, useOpenDiscussion } from '../use-open-discussion.ts';
import { CandidateRow } from './candidate-row.tsx';
import { type Candidate, candidatesFor, findAmong } from './candidates.ts';
import { COMPARE } from './second-work.ts';
import { useSuggestions } from './use-suggestions.ts';

type Props = {
  /** The work that is to be compared. */
  subject: Subject;
  onLeave: (path: string) => void;
  onClose: () => void;
  /** Back to the other objectives, where the way here led through them. */
  onBack?: () => void;
};

/** So many are shown at once; the search finds the others. */
const MOST_SHOWN = 100;

const FAMOUS = SHELF_ARTWORKS.map(featuredArtwork);

/** Asks which work to set beside this one, and opens the talk about the two. */
export function SecondWorkDialog({ subject, onLeave, onClose, onBack }: Props) {
  const { title, creator } = subject;
  const { data: own, isPending: ownComing } = useQuery(artworksQuery);
  const [text, setText] = useState('');
  const [trouble, setTrouble] = useState<unknown>(null);
  const [chosen, setChosen] = useState<string | null>(null);
  const { open, opening } = useOpenDiscussion({ go: onLeave, onTrouble: setTrouble });
  const input = useRef<HTMLInputElement>(null);
  const list = useRef<HTMLDivElement>(null);
  const candidates = useMemo(
    () => candidatesFor({ title, creator }, own ?? [], FAMOUS),
    [title, creator, own],
  );
  const looked = useDeferredValue(text);
  const found = useMemo(() => findAmong(candidates, looked), [candidates, looked]);
  const { suggestions, isPending } = useSuggestions(subject, candidates);
  const isComing = isPending || ownComing;
  const isSearching = looked.trim() !== '';

  const compare = (beside: WorkBeside) => {
    setTrouble(null);
    setChosen(nameKey(beside));
    void open({ ...subject, beside: { title: beside.title, creator: beside.creator } }, COMPARE);
  };
  const row = (candidate: Candidate, reason?: string | null) => (
    <CandidateRow
      key={nameKey(candidate)}
      candidate={candidate}
      reason={reason}
      busy={opening !== null && chosen === nameKey(candidate)}
      onChoose={() => compare(candidate)}
    />
  );

  return (
    <Dialog
      title={say.whatShallHangBeside(title)}
      description={say.whyASecondWork}
      onClose={onClose}
      firstFocus={input}
      wide
    >
      {onBack && (
        <Button
          variant="quiet"
          size="small"
          className="-ml-3 mb-3"
          icon={<ArrowLeft size={16} strokeWidth={1.75} aria-hidden="true" />}
          onClick={onBack}
        >
          {say.otherWaysToExploreIt}
        </Button>
      )}
      {trouble !== null && (
        <div className="mb-3">
          <Alert tone="danger" ref={focusOnArrival}>
            {say.couldNotBeOpenedFor(wordsFor(trouble))}
          </Alert>
        </div>
      )}
      <SearchBox
        label={say.searchAllForASecondWork}
        value={text}
        input={input}
        onChange={setText}
        onDown={() => list.current?.querySelector('button')?.focus()}
        className="max-w-none"
      />
      <p role="status" className="mt-2 min-h-6 text-small text-ink-faint">
        {isSearching && found.length > 0 && counts.found(found.length)}
        {isSearching && found.length === 0 && say.noPaintingsFoundInTheDialog}
      </p>
      {isComing && (
        <div role="status" aria-label={say.fetchingTheArtworks} className="grid gap-px">
          {['first', 'second', 'third', 'fourth'].map((place) => (
            <Skeleton key={place} className="my-2.5 h-13 w-full" />
          ))}
        </div>
      )}
      {/* All at once: what came later would push away what is about to be pressed. */}
      <div ref={list} hidden={isComing}>
        {!isSearching && suggestions.length > 0 && (
          <>
            <h3 className="eyebrow mt-2 text-ink-faint">{say.oftenSetBesideIt}</h3>
            <ul className="mb-6">{suggestions.map(({ candidate, reason }) => row(candidate, reason))}</ul>
            <h3 className="eyebrow text-ink-faint">{say.allArtworks}</h3>
          </>
        )}
        <ul>{found.slice(0, MOST_SHOWN).map((candidate) => row(candidate))}</ul>
      </div>
      {found.length > MOST_SHOWN && (
        <p className="mt-4 text-small text-ink-soft">
          {say.onlySomeShown(MOST_SHOWN, inFigures(found.length))}
        </p>
      )}
    </Dialog>
  );
}
