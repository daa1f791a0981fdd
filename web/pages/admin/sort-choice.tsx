import type { DirectedSort } from '#contract/user-sorts.ts';
import { Select } from '../../kit/inputs.tsx';
import * as say from '../../words/admin.tsx';
import * as everywhere from '../../words/everywhere.ts';

const CHOICES: [DirectedSort, string][] = [
  ['-createdAt', everywhere.newestFirst],
  ['createdAt', say.oldestFirst],
  ['name', say.nameAToZ],
  ['-name', say.nameZToA],
  ['email', say.emailAToZ],
  ['-email', say.emailZToA],
  ['-lastActiveAt', say.lastActiveFirst],
  ['lastActiveAt', say.longestAwayFirst],
];

/** On a phone, where the table has no heads to click on. */
export function SortChoice({ sort, onSort }: { sort: DirectedSort; onSort: (sort: DirectedSort) => void }) {
  return (
    <Select
      aria-label={say.order}
      value={sort}
      onChange={(event) => onSort(event.target.value as DirectedSort)}
      className="lg:hidden sm:max-w-56"
    >
      {CHOICES.map(([value, label]) => (
        <option key={value} value={value}>
          {label}
        </option>
      ))}
    </Select>
  );
}
