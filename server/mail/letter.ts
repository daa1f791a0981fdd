import { escapeHtml } from '../html.ts';

/** One look for every mail, in HTML and in plain text. */
export type Letter = { subject: string; text: string; html: string };

export const letter = (written: {
  subject: string;
  greeting: string;
  paragraphs: string[];
  action?: { label: string; url: string };
  after?: string[];
}): Letter => {
  const { subject, greeting, paragraphs, action, after = [] } = written;
  const text = [
    greeting,
    ...paragraphs,
    ...(action ? [`${action.label}:\n${action.url}`] : []),
    ...after,
    'Colloquy',
  ];
  const p = (words: string) => `<p style="margin:0 0 16px">${escapeHtml(words)}</p>`;
  const button = action
    ? `<p style="margin:24px 0"><a href="${escapeHtml(action.url)}" style="background:#7b1e2b;color:#fdf6ec;padding:12px 20px;border-radius:6px;text-decoration:none;display:inline-block">${escapeHtml(action.label)}</a></p>
<p style="margin:0 0 16px;color:#6d6155;font-size:14px;word-break:break-all">${escapeHtml(action.url)}</p>`
    : '';
  const html = `<!doctype html>
<html lang="en"><head><meta charset="utf-8"><title>${escapeHtml(subject)}</title></head>
<body style="margin:0;background:#f6f0e4;color:#231c16;font:17px/1.6 Georgia,serif">
<div style="max-width:520px;margin:0 auto;padding:40px 24px">
<p style="margin:0 0 32px;font-size:20px;letter-spacing:.02em">Colloquy</p>
${p(greeting)}${paragraphs.map(p).join('\n')}
${button}${after.map(p).join('\n')}
</div></body></html>
`;
  return { subject, text: `${text.join('\n\n')}\n`, html };
};
