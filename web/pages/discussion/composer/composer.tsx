import { ArrowUp, Mic, Pencil, Square } from 'lucide-react';
import { type KeyboardEvent, type Ref, useEffect, useImperativeHandle, useRef, useState } from 'react';
import { buttonStyle } from '../../../kit/button-style.ts';
import { classes } from '../../../kit/classes.ts';
import { IconButton } from '../../../kit/icon-button.tsx';
import * as everywhere from '../../../words/everywhere.ts';
import * as say from '../../../words/room.ts';
import { canDictate } from '../voice/dictation.ts';
import { useDictation } from '../voice/use-dictation.ts';
import { fitHeight } from './fit-height.ts';
import { keepDraft, readDraft } from './kept-words.ts';
import { useEditing } from './use-editing.ts';

/** The server's limit; the contract itself stays on the server's side. */
export const MESSAGE_MAX = 8_000;
const COUNTED_FROM = 7_000;

export type ComposerHandle = {
  /** Puts words in, to take the place of a message or to be sent as a new one. */
  put: (words: string, replaces: number | null) => void;
  focus: () => void;
};

type Props = {
  discussionId: number;
  placeholder: string;
  /** What was said so far is not here yet: unseen until it is known where the talk's end stands. */
  isComing: boolean;
  /** A reply is being written: nothing can be sent. */
  busy: boolean;
  /** A message before this one has not been sent yet: this one can be written, but not sent. */
  waits: boolean;
  canStop: boolean;
  stopping: boolean;
  /** The reader's last message, the only one that can be put anew. */
  lastOwnId: number | null;
  onSend: (words: string, replaces: number | null) => boolean;
  onStop: () => void;
  ref?: Ref<ComposerHandle>;
};

/** Where the reader writes. It holds its text itself, so that a keystroke costs nothing but itself. */
export function Composer({
  discussionId,
  placeholder,
  isComing,
  busy,
  waits,
  canStop,
  stopping,
  ref,
  ...props
}: Props) {
  const { lastOwnId, onSend, onStop } = props;
  const [text, setText] = useState(() => readDraft(discussionId));
  const field = useRef<HTMLTextAreaElement>(null);
  const stopButton = useRef<HTMLButtonElement>(null);
  // Stop goes away by itself when the reply ends; the focus it may have had goes to the field.
  const leavesFocus =
    !canStop && stopButton.current !== null && document.activeElement === stopButton.current;
  useEffect(() => {
    if (leavesFocus) field.current?.focus({ preventScroll: true });
  }, [leavesFocus]);
  const { isListening, toggle, stopListening } = useDictation(text, MESSAGE_MAX, (words) => change(words));
  const editing = useEditing(discussionId, lastOwnId);
  const change = (words: string) => {
    setText(words);
    keepDraft(discussionId, words);
  };
  useEffect(() => fitHeight(field.current, text), [text]);
  useImperativeHandle(ref, () => ({
    focus: () => field.current?.focus({ preventScroll: true }),
    put: (words, replaces) => {
      editing.begin(replaces, text);
      change(words);
      field.current?.focus();
      requestAnimationFrame(() => {
        field.current?.setSelectionRange(words.length, words.length);
        field.current?.scrollTo({ top: field.current.scrollHeight });
      });
    },
  }));
  const leaveEditing = () => {
    change(editing.leave());
    field.current?.focus({ preventScroll: true });
  };

  const isBlank = text.trim() === '';
  const send = () => {
    stopListening();
    if (isBlank || busy || waits) return;
    if (onSend(text, editing.replaces)) {
      editing.end();
      change('');
    }
    field.current?.focus({ preventScroll: true });
  };
  const onKeyDown = (event: KeyboardEvent<HTMLTextAreaElement>) => {
    // While an input method is putting a word together, Enter belongs to it.
    if (event.key !== 'Enter' || event.shiftKey || event.nativeEvent.isComposing) return;
    event.preventDefault();
    send();
  };

  return (
    <div
      className={classes(
        'composer sticky bottom-(--standing) z-20 mt-8 @4xl:mr-[15.75rem] print:hidden',
        isComing && 'invisible',
      )}
    >
      <div className="absolute inset-x-0 bottom-0 -mx-4 bg-gradient-to-t from-paper from-75% to-transparent px-2 pt-6 pb-[max(0.75rem,env(safe-area-inset-bottom))] sm:-mx-6 sm:px-6">
        <form
          data-draft-kept
          onSubmit={(event) => {
            event.preventDefault();
            send();
          }}
          className={classes(
            'flex flex-wrap items-end gap-1 rounded-large border bg-surface p-1.5 shadow-lift transition-colors duration-[var(--quick)] has-[textarea:focus-visible]:border-focus has-[textarea:focus-visible]:outline-1 has-[textarea:focus-visible]:outline-focus',
            isListening ? 'border-accent' : 'border-line-strong',
          )}
        >
          {editing.replaces !== null && <EditingStrip onCancel={leaveEditing} />}
          <textarea
            ref={field}
            aria-label={say.yourMessage}
            aria-describedby={editing.replaces === null ? 'composer-keys' : 'composer-editing composer-keys'}
            aria-disabled={busy}
            readOnly={busy}
            value={text}
            maxLength={MESSAGE_MAX}
            rows={1}
            dir="auto"
            placeholder={placeholder}
            onChange={(event) => change(event.target.value)}
            onKeyDown={onKeyDown}
            enterKeyHint="send"
            className="composer-text min-w-0 flex-1 resize-none overflow-y-auto bg-transparent px-3 py-2.5 text-body leading-relaxed text-ink outline-none placeholder:text-ink-faint read-only:text-ink-faint"
          />
          <span id="composer-keys" className="sr-only">
            {say.whatEnterDoes}
          </span>
          {canDictate() && !canStop && (
            <IconButton
              label={isListening ? say.stopDictating : say.dictate}
              aria-pressed={isListening}
              onClick={toggle}
              className={classes('mb-0.5', isListening && 'bg-accent-soft text-accent!')}
            >
              <Mic size={20} strokeWidth={1.75} aria-hidden="true" />
            </IconButton>
          )}
          {canStop ? (
            <button
              ref={stopButton}
              type="button"
              onClick={() => !stopping && onStop()}
              aria-disabled={stopping}
              className={classes(buttonStyle('secondary', 'medium'), 'mb-0.5')}
            >
              <Square size={14} strokeWidth={1.75} fill="currentColor" aria-hidden="true" />
              {stopping ? everywhere.stopping : say.stop}
            </button>
          ) : (
            <button
              type="submit"
              aria-label={say.send}
              disabled={isBlank || busy || waits}
              className={classes(buttonStyle('primary', 'icon'), 'mb-0.5')}
            >
              <ArrowUp size={20} strokeWidth={1.75} aria-hidden="true" />
            </button>
          )}
        </form>
        <p
          role="status"
          className="flex min-h-0 flex-wrap gap-x-3 px-2 text-caption text-ink-faint empty:hidden"
        >
          {waits && !isBlank && <span>{say.lastMessageGoesFirst}</span>}
          {isListening && <span>{say.whileListening}</span>}
          {text.length >= COUNTED_FROM && <span>{say.charactersLeft(MESSAGE_MAX - text.length)}</span>}
        </p>
      </div>
    </div>
  );
}

function EditingStrip({ onCancel }: { onCancel: () => void }) {
  return (
    <div className="flex min-h-8 w-full items-center gap-2 max-[20rem]:flex-wrap border-b border-line pr-1 pb-1 pl-3 text-small text-ink-soft">
      <Pencil size={14} strokeWidth={1.75} aria-hidden="true" className="shrink-0" />
      <p id="composer-editing" className="min-w-0 flex-1 max-[20rem]:basis-3/4">
        {say.whatEditingReplaces}
      </p>
      <button type="button" onClick={onCancel} className={buttonStyle('quiet', 'small')}>
        {everywhere.cancel}
      </button>
    </div>
  );
}
