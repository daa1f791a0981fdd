import { Skeleton } from '../../kit/skeleton.tsx';

/** `value` is null while it is on its way. */
type Figure = { label: string; note: string; value: string | null };

/** Four figures between two rules, as at the head of a ledger. */
export function FigureBand({ label, figures }: { label: string; figures: Figure[] }) {
  return (
    <dl
      aria-label={label}
      className="grid grid-cols-2 border-y border-line-strong md:grid-cols-4 [&>*:nth-child(even)]:border-l md:[&>*+*]:border-l [&>*:nth-child(n+3)]:border-t md:[&>*:nth-child(n+3)]:border-t-0"
    >
      {figures.map(({ label, note, value }) => (
        <div
          key={label}
          className="flex flex-col border-line px-4 py-5 max-md:odd:pl-0 sm:px-6 sm:py-6 md:first:pl-0"
        >
          <dt className="text-small font-medium text-ink">{label}</dt>
          <dd className="order-first mb-1.5 font-display text-title leading-none text-ink tabular-nums lining-nums [overflow-wrap:anywhere]">
            {value ?? <Skeleton className="h-[1em] w-20" />}
          </dd>
          <dd className="text-caption text-ink-faint">{note}</dd>
        </div>
      ))}
    </dl>
  );
}
