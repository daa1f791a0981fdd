import type { SharedDiscussion, SharedMessage } from '#contract/shares.ts';
import { type MenuLine, passagesOf } from '../pages/discussion/prose/menu-lines.ts';
import { Prose } from '../pages/discussion/prose/prose.tsx';
import * as everywhere from '../words/everywhere.ts';
import * as say from '../words/sharing.tsx';

/** What was said, in the order of the talk. */
export function Transcript({ talk }: { talk: SharedDiscussion }) {
  if (talk.messages.length === 0) {
    return <p className="py-14 text-center font-serif text-lead text-ink-soft">{say.nothingToRead}</p>;
  }
  return (
    <section aria-label={everywhere.whatWasSaid} className="flex flex-col gap-9 pt-9 sm:pt-11">
      {talk.messages.map((message, at) =>
        message.sender === 'ai' ? (
          <GuideSays key={at} message={message} />
        ) : (
          <ReaderSays key={at} message={message} name={talk.sharedBy} />
        ),
      )}
    </section>
  );
}

function GuideSays({ message }: { message: SharedMessage }) {
  return (
    <article aria-label={everywhere.guide} dir="auto" className="min-w-0">
      <Speaker name={everywhere.guide} />
      {passagesOf(message.content).map((passage, at) => (
        <div key={at} className={at > 0 ? 'mt-3' : undefined}>
          {passage.type === 'menu' ? <Menu lines={passage.lines} /> : <Prose text={passage.text} />}
        </div>
      ))}
      {message.state === 'cut' && (
        <p className="mt-3 text-small text-ink-faint italic">{everywhere.theReplyBrokeOffHere}</p>
      )}
    </article>
  );
}

function ReaderSays({ message, name }: { message: SharedMessage; name: string }) {
  return (
    <article
      aria-label={name}
      className="ml-auto w-fit max-w-[92%] min-w-0 break-inside-avoid sm:max-w-[86%]"
    >
      <Speaker name={name} />
      <p
        dir="auto"
        className="rounded-large rounded-br-[2px] bg-accent-soft px-4 py-3 font-sans text-body leading-relaxed wrap-anywhere whitespace-pre-wrap text-ink print:border print:border-line"
      >
        {message.content}
      </p>
    </article>
  );
}

function Speaker({ name }: { name: string }) {
  return (
    <p aria-hidden="true" dir="auto" className="eyebrow mb-1.5 truncate text-ink-faint">
      {name}
    </p>
  );
}

/** What the guide offered to begin with, set like a printed list. */
function Menu({ lines }: { lines: MenuLine[] }) {
  return (
    <ol className="my-4 border-b border-line">
      {lines.map((line) => (
        <li
          key={line.digit}
          className="flex items-baseline gap-4 border-t border-line py-2 font-serif text-[length:var(--talk)] leading-snug"
        >
          <span aria-hidden="true" className="w-6 shrink-0 text-right font-display text-lead text-accent">
            {line.digit}
          </span>
          <span dir="auto">{line.text}</span>
        </li>
      ))}
    </ol>
  );
}
