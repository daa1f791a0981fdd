import type { Discussion, Message } from '#contract/discussions.ts';
import { RATING_LABELS } from '#contract/kinds.ts';
import { minuteOf } from '../../data/dates.ts';
import { byline, purposeOf } from './words-of-room.ts';

/** A talk as a Markdown file of one's own. */
export function transcriptOf(discussion: Discussion, messages: readonly Message[]): string {
  const { title, name, createdAt } = discussion;
  const by = byline(discussion);
  const head = [
    `# ${name ?? title}`,
    '',
    [by ? `*${title}* by ${by}` : `*${title}*`, purposeOf(discussion), minuteOf(createdAt)].join(' · '),
  ];
  return `${[...head, ...messages.flatMap(written)].join('\n')}\n`;
}

function written({ sender, userId, content, timestamp, feedback, state }: Message): string[] {
  const who = sender === 'ai' ? 'Guide' : userId;
  const lines = ['', `**${who}** · ${minuteOf(timestamp)}`, '', content.trim()];
  if (state === 'stopped' || state === 'interrupted') lines.push('', '*(not finished)*');
  if (feedback) lines.push('', `> ${RATING_LABELS[feedback.rating]} ${feedback.comment}`);
  return lines;
}

/** A name every file system takes. */
export function fileNameOf(discussion: Discussion): string {
  const plain = `${discussion.name ?? discussion.title} - ${purposeOf(discussion)}`
    .normalize('NFC')
    .replace(/[^\p{L}\p{N} .,'()&-]+/gu, ' ')
    .replace(/\s+/g, ' ')
    .trim()
    .slice(0, 120)
    .replace(/^\.+|[. ]+$/g, '');
  return `${plain || 'Discussion'}.md`;
}
