/** A review written for a web page, as plain text: breaks become lines, the few tags such reviews have go. */
const ENTITIES: Record<string, string> = { amp: '&', lt: '<', gt: '>', quot: '"', '#39': "'", nbsp: ' ' };

export const reviewText = (raw: string): string =>
  raw
    .replace(/<br\s*\/?>/gi, '\n')
    .replace(/<\/?(?:p|blockquote)>/gi, '\n')
    .replace(/<\/?(?:b|i|em|strong|u|s|spoiler|a)(?:\s[^<>]*)?>/gi, '')
    .replace(/&(amp|lt|gt|quot|#39|nbsp);/g, (_, name: string) => ENTITIES[name] ?? '')
    .replace(/\n{3,}/g, '\n\n')
    .trim();
