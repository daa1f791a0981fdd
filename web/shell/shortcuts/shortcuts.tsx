import { useState } from 'react';
import { Checkbox } from '../../kit/checkbox.tsx';
import { Dialog } from '../../kit/dialog.tsx';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/shortcuts.ts';
import { isKeyOn, turnKey } from './key-on.ts';
import { SHORTCUTS } from './list.ts';

/** The list of keys, as on the last page of a manual. */
export function Shortcuts({ onClose }: { onClose: () => void }) {
  const [isOn, setOn] = useState(isKeyOn);
  return (
    <Dialog title={everywhere.keyboardShortcuts} onClose={onClose} wide>
      <div className="columns-1 gap-x-10 sm:columns-2">
        {SHORTCUTS.map(({ where, shortcuts }) => (
          <section key={where} className="mb-6 break-inside-avoid">
            <h3 className="eyebrow border-b border-line pb-1.5 font-sans! text-accent">{where}</h3>
            <dl className="mt-1">
              {shortcuts.map(({ keys, does }) => (
                <div key={does} className="flex min-h-9 items-center justify-between gap-4 py-1 text-small">
                  <dt className="text-ink-soft">{does}</dt>
                  <dd className="flex shrink-0 gap-1.5">
                    {keys.map((key) => (
                      <kbd
                        key={key}
                        className="inline-grid min-w-7 place-items-center rounded-small border border-line-strong border-b-2 bg-surface px-1.5 py-0.5 font-sans text-caption text-ink"
                      >
                        {key}
                      </kbd>
                    ))}
                  </dd>
                </div>
              ))}
            </dl>
          </section>
        ))}
      </div>
      <div className="border-t border-line pt-4">
        <Checkbox
          label={say.openThisListWithThe}
          checked={isOn}
          onChange={(event) => {
            setOn(event.target.checked);
            turnKey(event.target.checked);
          }}
        />
        <p className="mt-1 text-small text-ink-soft">{say.noKeysWhileTyping}</p>
      </div>
    </Dialog>
  );
}
