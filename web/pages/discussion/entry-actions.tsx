import { Check, Copy, Square, Volume2 } from 'lucide-react';
import { useEffect, useState } from 'react';
import { toast } from '../../kit/toast.ts';
import { canSpeak } from './speaking.ts';

const COPIED_MS = 2_000;
const ACTION =
  'inline-flex min-h-8 items-center gap-1.5 rounded-small px-1.5 hover:bg-sunk hover:text-ink touch:min-h-11 touch:px-2.5';
const ICON = { size: 15, strokeWidth: 1.75, 'aria-hidden': true } as const;

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
    <>
      {canSpeak() && (
        <button type="button" className={ACTION} aria-pressed={isHeard} onClick={onListen}>
          {isHeard ? <Square {...ICON} /> : <Volume2 {...ICON} />}
          {isHeard ? 'Stop listening' : 'Listen'}
        </button>
      )}
      <CopyAction text={text} />
    </>
  );
}

function CopyAction({ text }: { text: string }) {
  const [copied, setCopied] = useState(false);
  useEffect(() => {
    if (!copied) return;
    const timer = setTimeout(() => setCopied(false), COPIED_MS);
    return () => clearTimeout(timer);
  }, [copied]);
  const copy = async () => {
    try {
      await navigator.clipboard.writeText(text);
      setCopied(true);
    } catch (error) {
      console.error(error);
      toast({ title: 'The browser did not let us copy that', tone: 'danger' });
    }
  };
  return (
    <button type="button" className={ACTION} onClick={copy}>
      {copied ? <Check {...ICON} /> : <Copy {...ICON} />}
      {copied ? <span role="alert">Copied</span> : 'Copy'}
    </button>
  );
}
