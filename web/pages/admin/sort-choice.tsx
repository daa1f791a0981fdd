import type { DirectedSort } from '#contract/user-sorts.ts';
import { Select } from '../../kit/inputs.tsx';

const CHOICES: [DirectedSort, string][] = [
  ['-createdAt', 'Newest first'],
  ['createdAt', 'Oldest first'],
  ['name', 'Name, A to Z'],
  ['-name', 'Name, Z to A'],
  ['email', 'Email, A to Z'],
  ['-email', 'Email, Z to A'],
  ['-lastActiveAt', 'Last active first'],
  ['lastActiveAt', 'Longest away first'],
];

/** On a phone, where the table has no heads to click on. */
export function SortChoice({ sort, onSort }: { sort: DirectedSort; onSort: (sort: DirectedSort) => void }) {
  return (
    <Select
      aria-label="Order"
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
