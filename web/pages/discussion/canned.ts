/** What is said in the guide's place when our own server cannot be reached: the specification's words. */
import type { Kind } from '#contract/kinds.ts';

type Named = { kind: Kind; title: string; creator: string };

/** Instead of an opening. */
export function localOpener({ kind, title, creator }: Named): string {
  switch (kind) {
    case 'movie':
      return `What did you think of "${title}"?`;
    case 'artwork':
      return `What draws you to "${title}"${by(creator)}?`;
    default:
      return `What was your biggest takeaway from "${title}"${kind === 'book' ? by(creator) : ''}?`;
  }
}

/** Instead of a reply. */
export function cannedReply({ kind, title, creator }: Named): string {
  switch (kind) {
    case 'movie':
      return `I'd like to go on talking about "${title}" with you. What interests you most: the story, the characters, the directing or the themes?`;
    case 'artwork':
      return `Let's keep exploring "${title}"${by(creator)}. Would you like to look at its technique, its symbolism, its context or your own interpretation?`;
    default:
      return `I'm interested in your thoughts about "${title}"${kind === 'book' ? by(creator) : ''}. What would you like to explore further?`;
  }
}

function by(creator: string): string {
  return creator ? ` by ${creator}` : '';
}
