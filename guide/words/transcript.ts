/** A talk as Markdown of one's own, in the room and in an export. */
import type { Discussion, Message } from '#contract/discussions.ts';
import { RATING_LABELS } from '#contract/kinds.ts';
import { inert } from './inert.ts';
import { purposeOf } from './purpose.ts';

/** How a time is written: readers have a language and a time zone. */
type Written = (time: string) => string;

export function transcriptOf(
  discussion: Discussion,
  messages: readonly Message[],
  minuteOf: Written,
): string {
  const { kind, title, creator, name, createdAt } = discussion;
  // Nobody made an idea.
  const by = kind === 'concept' ? '' : creator;
  const head = [
    `# ${inert(name ?? title)}`,
    '',
    [
      inert(by ? `*${title}* by ${by}` : `*${title}*`),
      inert(purposeOf(discussion)),
      minuteOf(createdAt),
    ].join(' · '),
  ];
  return `${[...head, ...saidIn(messages, minuteOf)].join('\n')}\n`;
}

/** What was said, line by line. */
export function saidIn(messages: readonly Message[], minuteOf: Written): string[] {
  return messages.flatMap(({ sender, userId, content, timestamp, feedback, state }) => {
    const who = sender === 'ai' ? 'Guide' : userId;
    const lines = ['', `**${inert(who)}** · ${minuteOf(timestamp)}`, '', inert(content.trim())];
    if (state === 'stopped' || state === 'interrupted') lines.push('', '*(not finished)*');
    if (feedback) lines.push('', `> ${RATING_LABELS[feedback.rating]} ${inert(feedback.comment)}`);
    return lines;
  });
}

export function fileNameOf(discussion: Discussion): string {
  return `${plainName(`${discussion.name ?? discussion.title} - ${purposeOf(discussion)}`) || 'Discussion'}.md`;
}

/** A name every file system takes; empty where nothing of it is left. */
export function plainName(text: string): string {
  return text
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} .,'()&-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120)
    .replace(/^\.+|(?<![. ])[. ]+$/g, '');
}
