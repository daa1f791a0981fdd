import { TickCard } from '../../../parts/works/tick-card.tsx';
import * as say from '../../../words/library.tsx';
import { type Candidate, type Choosing, keyOf } from './candidates.ts';

type Props = Choosing & { candidate: Candidate };

/** A book to tick; one that is in the library already says so. */
export function CandidateCard({ candidate, owned, chosen, onToggle }: Props) {
  const { title, author, year, coverUrl } = candidate;
  const key = keyOf(candidate);
  const isOwned = owned.has(key);
  return (
    <TickCard
      work={{ kind: 'book', title, creator: author, pictureUrl: coverUrl, year: null }}
      byline={author}
      note={
        isOwned ? (
          <span className="text-good">{say.isInYourLibraryMark}</span>
        ) : (
          year !== null && yearWords(year)
        )
      }
      isOwned={isOwned}
      isChosen={chosen.has(key)}
      onToggle={() => onToggle(candidate)}
      label={isOwned ? say.candidateYouHave(title, author) : `${title}, ${author}`}
    />
  );
}

function yearWords(year: number): string {
  return year < 0 ? `${-year} BC` : String(year);
}
