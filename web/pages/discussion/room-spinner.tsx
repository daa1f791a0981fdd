import { Spinner } from '../../kit/spinner.tsx';

export function RoomSpinner({ label }: { label: string }) {
  return (
    <div data-coming="" role="status" className="grid min-h-[60dvh] place-items-center text-accent">
      <div className="animate-[fade_200ms_150ms_both]">
        <Spinner className="size-7" />
        <span className="sr-only">{label}</span>
      </div>
    </div>
  );
}
