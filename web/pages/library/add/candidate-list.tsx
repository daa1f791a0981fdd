import { CandidateCard } from './candidate-card.tsx';
import { type Candidate, type Choosing, keyOf } from './candidates.ts';

export function CandidateList({ candidates, ...choosing }: Choosing & { candidates: readonly Candidate[] }) {
  return (
    <ul className="grid gap-3 sm:grid-cols-2">
      {candidates.map((candidate) => (
        <li key={keyOf(candidate)} className="[contain-intrinsic-size:auto_7rem] [content-visibility:auto]">
          <CandidateCard candidate={candidate} {...choosing} />
        </li>
      ))}
    </ul>
  );
}
