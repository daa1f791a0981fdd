import { Command } from 'cmdk';
import { Search, X } from 'lucide-react';
import { Dialog as Radix } from 'radix-ui';
import { useRef, useState } from 'react';
import { useLocation } from 'wouter';
import { LostPageDrawing } from '../../kit/drawings.tsx';
import { IconButton } from '../../kit/icon-button.tsx';
import { useLockedScroll } from '../../kit/use-locked-scroll.ts';
import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/palette.ts';
import { type Finding, groupsFor } from './finding.ts';
import { Row } from './row.tsx';
import { Standing } from './standing.tsx';
import { useFindings } from './use-findings.ts';
import { useFirstChosen } from './use-first-chosen.ts';

/**
 * One box for everything there is: pages, what can be done, what the person keeps, what was said, the catalogue. It has no place
 * in the address: it leads to places and is none itself.
 */
export function Palette({ onClose }: { onClose: () => void }) {
  const [text, setText] = useState('');
  const [, navigate] = useLocation();
  const [opener] = useState(() => document.activeElement);
  const leaving = useRef(false);
  const box = useRef<HTMLInputElement>(null);
  const { findings, query, isLooking, failed, tryAgain } = useFindings(text);
  const list = useRef<HTMLDivElement>(null);
  useFirstChosen(list, query, findings);
  useLockedScroll();

  const choose = ({ to }: Finding) => {
    leaving.current = typeof to === 'string';
    onClose();
    if (typeof to === 'string') navigate(to);
    else to();
  };
  return (
    <Radix.Root open onOpenChange={(open) => !open && onClose()}>
      <Radix.Portal>
        <div className="fixed inset-0 z-40 animate-[fade_160ms] bg-veil" aria-hidden="true" />
        <Radix.Content
          aria-describedby={undefined}
          onOpenAutoFocus={(event) => {
            event.preventDefault();
            box.current?.focus();
          }}
          onCloseAutoFocus={(event) => {
            event.preventDefault();
            // It led to a dialog, which has the focus already.
            if (document.querySelector('[role="dialog"]')) return;
            // Who was led somewhere begins there; who only looked goes on where they were.
            if (leaving.current) document.getElementById('main')?.focus({ preventScroll: true });
            else if (opener instanceof HTMLElement && opener.isConnected)
              opener.focus({ preventScroll: true });
          }}
          onEscapeKeyDown={(event) => {
            // Escape ends what an input method is composing first.
            if (event.isComposing) event.preventDefault();
          }}
          className="fixed inset-0 z-50 flex flex-col bg-float outline-none animate-[appear_160ms_var(--settle)] sm:inset-x-4 sm:top-[10dvh] sm:bottom-auto sm:mx-auto sm:h-[34rem] sm:max-h-[78dvh] sm:max-w-2xl sm:rounded-large sm:border sm:border-line sm:shadow-float"
        >
          <Radix.Title className="sr-only">{everywhere.searchEverything}</Radix.Title>
          <Command
            shouldFilter={false}
            loop
            vimBindings={false}
            label={everywhere.searchEverything}
            className="flex min-h-0 flex-1 flex-col"
          >
            <div className="flex items-center gap-3 border-b border-line py-2 pr-2 pl-4 sm:pl-5">
              <Search size={20} strokeWidth={1.75} aria-hidden="true" className="shrink-0 text-ink-faint" />
              <Command.Input
                ref={box}
                value={text}
                onValueChange={setText}
                maxLength={200}
                enterKeyHint="go"
                placeholder={say.searchEverythingDots}
                className="min-h-12 min-w-0 flex-1 bg-transparent text-lead text-ink outline-none placeholder:text-ink-faint"
              />
              <IconButton label={everywhere.close} onClick={onClose}>
                <X size={20} strokeWidth={1.75} aria-hidden="true" />
              </IconButton>
            </div>
            {query && findings.length === 0 && !isLooking && (
              <div className="mx-auto grid max-w-sm justify-items-center gap-4 px-6 py-10 text-center">
                <span className="w-24 text-ink-faint" aria-hidden="true">
                  <LostPageDrawing />
                </span>
                <p className="font-serif text-body text-ink-soft">{say.fewerLettersFindMore}</p>
              </div>
            )}
            <Command.List
              ref={list}
              label={say.whatWasFound}
              className="min-h-0 flex-1 overflow-y-auto overscroll-contain px-2 pb-3 [scrollbar-width:thin] sm:px-3"
            >
              {groupsFor(query, findings).map((group) => {
                const lines = findings.filter((finding) => finding.group === group);
                if (lines.length === 0) return null;
                return (
                  <Command.Group
                    key={group}
                    heading={group}
                    className="[&_[cmdk-group-heading]]:px-3 [&_[cmdk-group-heading]]:pt-4 [&_[cmdk-group-heading]]:pb-1 [&_[cmdk-group-heading]]:text-caption [&_[cmdk-group-heading]]:font-medium [&_[cmdk-group-heading]]:text-ink-faint"
                  >
                    {lines.map((finding) => (
                      <Row key={finding.key} finding={finding} onChoose={choose} />
                    ))}
                  </Command.Group>
                );
              })}
            </Command.List>
          </Command>
          <Standing
            query={query}
            count={findings.length}
            isLooking={isLooking || query !== text.trim()}
            error={failed[0]?.error ?? null}
            tryAgain={tryAgain}
          />
        </Radix.Content>
      </Radix.Portal>
    </Radix.Root>
  );
}
