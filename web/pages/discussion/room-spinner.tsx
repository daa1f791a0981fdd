import { Spinner } from '../../kit/spinner.tsx';
import { useComing } from '../../kit/use-coming.ts';

/** `label` is said to those who listen, and is null where it was said just now. */
export function RoomSpinner({ label }: { label: string | null }) {
  useComing();
  return (
    <div role={label ? 'status' : undefined} className="grid min-h-[60dvh] place-items-center text-accent">
      <div className="animate-[fade_200ms_150ms_both]">
        <Spinner className="size-7" />
        {label && <span className="sr-only">{label}</span>}
      </div>
    </div>
  );
}
