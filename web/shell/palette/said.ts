import type { FoundMessage } from '#contract/message-search.ts';
import { momentOf } from '../../data/clock-time.ts';
import { discussedOf, talkPath } from '../../routes/talk-path.ts';
import * as everywhere from '../../words/everywhere.ts';
import { type Finding, MOST_OF_A_GROUP } from './finding.ts';

/** Messages as lines that lead to where they stand in their talks. */
export const saidFindings = (found: readonly FoundMessage[]): Finding[] =>
  found
    .flatMap((message): Finding[] => {
      const { messageId, discussionId, kind, title, name, sender, excerpt, marks, timestamp } = message;
      const discussed = discussedOf(message);
      if (!discussed) return [];
      const { objective, beside } = message;
      return [
        {
          key: `message ${messageId}`,
          group: everywhere.whatWasSaid,
          kind,
          title: name ?? title,
          detail: `${sender === 'user' ? everywhere.you : everywhere.guide} · ${momentOf(timestamp)}`,
          excerpt: { text: excerpt, marks },
          to: talkPath(discussed, { id: discussionId, objective, beside }, messageId),
        },
      ];
    })
    .slice(0, MOST_OF_A_GROUP);
