import type { SharedPage } from '#contract/shared-page.ts';
import { byline } from '../parts/byline.ts';
import { documentTitle } from '../routes/decide.ts';
import * as say from '../words/sharing.tsx';

type Here = Extract<SharedPage, { state: 'here' }>;

const EXCERPT = 180;

/** What a browser's tab and a link preview say of it. */
export function TalkHead({ talk, url, previewUrl }: Here) {
  const maker = byline(talk);
  const { beside } = talk;
  const title = `${talk.title}${maker && ` by ${maker}`}${beside ? ` beside ${beside.title}` : ''}`;
  const description = descriptionOf(talk);
  const named = talk.page > 1 ? say.pageOfDiscussion(title, talk.page) : say.discussionOf(title);
  return (
    <>
      <title>{documentTitle(named)}</title>
      <meta name="description" content={description} />
      <meta property="og:title" content={named} />
      <meta property="og:description" content={description} />
      <meta property="og:type" content="article" />
      <meta property="og:site_name" content="Colloquy" />
      <meta property="og:url" content={url} />
      {previewUrl && <meta property="og:image" content={previewUrl} />}
      <meta name="twitter:card" content="summary" />
    </>
  );
}

export function PlainHead({ title }: { title: string }) {
  return <title>{documentTitle(title)}</title>;
}

/** Whose it is and with what aim, and how the reader begins. */
function descriptionOf({ sharedBy, objective, messages }: Here['talk']): string {
  const words = messages.find(({ sender }) => sender === 'user')?.content.replace(/\s+/g, ' ');
  const about = say.sharedByWith(sharedBy, objective);
  return words ? `${about} “${shortened(words)}”` : about;
}

/** Cut between words, and never through a character. */
function shortened(words: string): string {
  const characters = [...words];
  if (characters.length <= EXCERPT) return words;
  const cut = characters.slice(0, EXCERPT).join('');
  return `${cut.replace(/\s+\S*$/, '')}…`;
}
