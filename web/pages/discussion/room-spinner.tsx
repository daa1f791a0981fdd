import { Spinner } from '../../kit/spinner.tsx';
import { useComing } from '../../kit/use-coming.ts';

export function RoomSpinner({ label }: { label: string }) {
  useComing();
  return (
    <div role="status" className="grid min-h-[60dvh] place-items-center text-accent">
      <div className="animate-[fade_200ms_150ms_both]">
        <Spinner className="size-7" />
        <span className="sr-only">{label}</span>
      </div>
    </div>
  );
}
