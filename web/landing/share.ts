import * as say from '../words/front-page.ts';

export type ShareTarget = {
  name: string;
  label: string;
  icon: string;
  /** Where sharing happens, with the words and the address each site takes. */
  base: string;
  words?: string;
  address?: string;
};

export const SHARE_TARGETS: ShareTarget[] = [
  {
    name: 'mail',
    label: say.shareByMail,
    icon: 'M3.5 6h17v12h-17zM4 6.5l8 6.5 8-6.5',
    base: 'mailto:',
    words: 'subject',
    address: 'body',
  },
  {
    name: 'x',
    label: say.shareOnX,
    icon: 'M5 5l14 14M19 5 5 19',
    base: 'https://x.com/intent/post',
    words: 'text',
    address: 'url',
  },
  {
    name: 'facebook',
    label: say.shareOnFacebook,
    icon: 'M14 21v-8h3l.5-3.5H14v-2c0-1.2.5-2 2-2h1.5v-3c-3.8-.6-7 .6-7 4.5v2.5H8V13h2.5v8',
    base: 'https://www.facebook.com/sharer/sharer.php',
    address: 'u',
  },
  {
    name: 'linkedin',
    label: say.shareOnLinkedIn,
    icon: 'M6 10v8M6 6.5h.01M10.5 18v-8M10.5 13.5c0-2 1.2-3.5 3.5-3.5s3.5 1.5 3.5 3.5V18',
    base: 'https://www.linkedin.com/sharing/share-offsite/',
    address: 'url',
  },
];

/** A plain link that opens the site's own form, filled in; nothing is loaded from there before. */
export function shareHref(target: ShareTarget, address: string): string {
  const fields: string[] = [];
  if (target.words) fields.push(`${target.words}=${encodeURIComponent(say.colloquyInALine)}`);
  if (target.address && address) fields.push(`${target.address}=${encodeURIComponent(address)}`);
  return fields.length > 0 ? `${target.base}?${fields.join('&')}` : target.base;
}
