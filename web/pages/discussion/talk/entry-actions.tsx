import { Check, Copy, Square, Volume2 } from 'lucide-react';
import { toast } from '../../../kit/toast.ts';
import { useCopied } from '../../../parts/use-copied.ts';
import * as everywhere from '../../../words/everywhere.ts';
import * as say from '../../../words/room.ts';
import { canSpeak } from '../voice/can-speak.ts';

const ACTION =
  'inline-flex min-h-8 items-center gap-1.5 rounded-small px-1.5 hover:bg-sunk hover:text-ink touch:min-h-11 touch:px-2.5';
const ICON = { size: 14, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** What one can do with a reply; in plain sight, for there is no hovering on a phone. */
export function EntryActions({
  text,
  isHeard,
  onListen,
}: {
  text: string;
  isHeard: boolean;
  onListen: () => void;
}) {
  return (
    // What is read begins where the line does, also where they go under the time.
    <div className="-ml-1.5 flex flex-wrap items-center gap-x-1 touch:-ml-2.5">
      {canSpeak() && (
        <button type="button" className={ACTION} aria-pressed={isHeard} onClick={onListen}>
          {isHeard ? <Square {...ICON} /> : <Volume2 {...ICON} />}
          {isHeard ? say.stopListening : say.listen}
        </button>
      )}
      <CopyAction text={text} />
    </div>
  );
}

function CopyAction({ text }: { text: string }) {
  const { copied, copy } = useCopied();
  const onClick = async () => {
    if (await copy(text)) return;
    toast({ title: everywhere.notAllowedToCopyThat, tone: 'danger' });
  };
  return (
    <button type="button" className={ACTION} onClick={onClick}>
      {copied ? <Check {...ICON} /> : <Copy {...ICON} />}
      {copied ? <span role="alert">{everywhere.copied}</span> : say.copy}
    </button>
  );
}
