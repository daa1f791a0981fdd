import { Check, Link2 } from 'lucide-react';
import { useEffect, useRef, useState } from 'react';
import { Button } from '../kit/button.tsx';
import { TextInput } from '../kit/inputs.tsx';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/sharing.tsx';
import { useCopied } from './use-copied.ts';

type Props = { url: string; copyAtOnce: boolean };
const ICON = { size: 18, strokeWidth: 1.75, 'aria-hidden': true } as const;

/** The link itself, to be copied by a button; or by hand, where the browser does not let us. */
export function ShareLinkField({ url, copyAtOnce }: Props) {
  const field = useRef<HTMLInputElement>(null);
  const button = useRef<HTMLButtonElement>(null);
  const { copied, copy } = useCopied();
  const [refused, setRefused] = useState(false);
  const onCopy = async () => {
    const done = await copy(url);
    setRefused(!done);
    if (!done) field.current?.select();
  };
  const atOnce = useRef(copyAtOnce ? onCopy : null);
  useEffect(() => {
    // The button that made the link is gone: its place takes the focus, too.
    if (!atOnce.current) return;
    button.current?.focus();
    void atOnce.current();
    atOnce.current = null;
  }, []);
  return (
    <div className="grid gap-1.5">
      <div className="flex gap-2 max-sm:flex-col">
        <TextInput
          ref={field}
          readOnly
          aria-label={say.link}
          value={url}
          onFocus={(event) => event.currentTarget.select()}
          className="min-w-0 flex-1 font-sans text-small text-ink-soft"
        />
        <Button
          ref={button}
          variant="primary"
          icon={copied ? <Check {...ICON} /> : <Link2 {...ICON} />}
          onClick={onCopy}
          className="sm:min-w-34"
        >
          {copied ? everywhere.copiedNow : everywhere.copyLink}
        </Button>
      </div>
      <p role="status" className="sr-only">
        {copied && everywhere.linkCopied}
      </p>
      {refused && (
        <p role="alert" className="text-small text-ink-soft">
          {say.copyItByHand}
        </p>
      )}
    </div>
  );
}
