import { X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { type ReactNode, type RefObject, useRef, useState } from 'react';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/house.tsx';
import { classes } from './classes.ts';
import { hasText } from './has-text.ts';
import { IconButton } from './icon-button.tsx';
import { useLockedScroll } from './use-locked-scroll.ts';

type Props = {
  title: string;
  description?: ReactNode;
  onClose: () => void;
  wide?: boolean;
  /** Something chosen here would be lost if it closed by accident. */
  guarded?: boolean;
  /** What has the focus first; the sheet itself, which is then read out, unless said. */
  firstFocus?: RefObject<HTMLElement | null>;
  children: ReactNode;
};

/**
 * A sheet over the page: focus goes in, is kept, and comes back. Escape and a click outside close
 * it, unless something typed would be lost. Pages load the dialogs they need on intent.
 */
export function Dialog({ title, description, onClose, wide, guarded, firstFocus, children }: Props) {
  const content = useRef<HTMLDivElement>(null);
  const typed = useRef(false);
  const [kept, setKept] = useState(false);
  const [opener] = useState(() => document.activeElement);
  useLockedScroll();

  const unlessTextIsLost = (event: Event) => {
    if (!guarded && !(typed.current && hasText(content.current))) return;
    event.preventDefault();
    setKept(true);
  };

  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        {/* Radix's own overlay locks scrolling through an inline style sheet, which our CSP refuses. */}
        <div className="fixed inset-0 z-40 animate-[fade_160ms] bg-veil" aria-hidden="true" />
        <Radix.Content
          ref={content}
          {...(description ? {} : { 'aria-describedby': undefined })}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            (firstFocus?.current ?? content.current)?.focus();
          }}
          onCloseAutoFocus={(event) => {
            // Radix would give it to a trigger of its own, of which there is none.
            event.preventDefault();
            const goesBack = opener instanceof HTMLElement && opener !== document.body && opener.isConnected;
            if (goesBack) opener.focus({ preventScroll: true });
            else takeOverLater();
          }}
          onEscapeKeyDown={unlessTextIsLost}
          onPointerDownOutside={unlessTextIsLost}
          onInput={() => {
            typed.current = true;
          }}
          data-at-foot
          className={classes(
            'fixed z-50 flex max-h-[min(92dvh,100dvh-5.5rem)] flex-col bg-float shadow-float outline-none animate-[appear_200ms_var(--settle)]',
            'inset-x-0 bottom-0 rounded-t-large border-t border-line pb-[env(safe-area-inset-bottom)]',
            'sm:inset-x-4 sm:top-[8dvh] sm:bottom-auto sm:mx-auto sm:max-h-[84dvh] sm:rounded-large sm:border sm:pb-0',
            wide ? 'sm:max-w-3xl' : 'sm:max-w-lg',
          )}
        >
          <header className="flex items-start justify-between gap-4 px-5 pt-4 pb-2 sm:px-7 sm:pt-6">
            <div className="grid min-w-0 gap-1">
              {/* Seen in part where it is very long, heard and selectable as a whole. */}
              <Radix.Title className="line-clamp-4 text-heading wrap-anywhere max-[20rem]:line-clamp-none">
                {title}
              </Radix.Title>
              {description && (
                <Radix.Description asChild>
                  <div className="text-small text-pretty text-ink-soft">{description}</div>
                </Radix.Description>
              )}
            </div>
            <IconButton label={everywhere.close} onClick={onClose} className="-mt-1 -mr-2">
              <X size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          </header>
          {/* The room on top is for the ring around what has the focus; nothing in it is wider than the sheet. */}
          <div className="[&>*>*]:min-w-0 min-h-0 scroll-pb-24 overflow-y-auto px-5 pt-1 pb-6 sm:rounded-b-large sm:px-7">
            {children}
            {kept && (
              <p role="status" className="mt-4 text-small text-ink-soft">
                {say.stillOpenBecauseYouTyped}
              </p>
            )}
          </div>
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}

/** Longer than whatever stands in the opener's place may need to take the focus itself. */
const AFTER_OTHERS = 160;

/** Where what opened it is gone, the page's main part has the focus, so that Tab goes on from there. */
function takeOverLater(): void {
  // The page it closes on, which may be gone by then.
  const page = document;
  window.setTimeout(() => {
    if (page.activeElement === page.body) page.querySelector('main')?.focus({ preventScroll: true });
  }, AFTER_OTHERS);
}
