import type { Token, Tokens } from 'marked';
import { markdownTokens } from '../prose/markdown-tokens.ts';

/** Browsers go silent in the middle of a long text, so it is read in pieces of whole sentences. */
export const PIECE_MAX = 200;

/** The words of a Markdown text, as they are read aloud: no marks, no addresses, no keycaps. */
export function spokenText(markdown: string): string {
  const withoutKeycaps = markdown.replace(/([1-9])\uFE0F?\u20E3/gu, '$1. ');
  return markdownTokens(withoutKeycaps)
    .map(blockWords)
    .filter(Boolean)
    .join('\n')
    .replace(/[ \t]+/g, ' ')
    .trim();
}

function blockWords(token: Token): string {
  switch (token.type) {
    case 'list':
      return (token as Tokens.List).items.map(({ tokens }) => tokens.map(blockWords).join(' ')).join('\n');
    case 'blockquote':
      return (token as Tokens.Blockquote).tokens.map(blockWords).join('\n');
    case 'table': {
      const { header, rows } = token as Tokens.Table;
      return [header, ...rows].map((row) => row.map(({ tokens }) => words(tokens)).join(', ')).join('\n');
    }
    case 'paragraph':
    case 'heading':
    case 'text': {
      const { tokens, text } = token as Tokens.Paragraph;
      return tokens ? words(tokens) : text;
    }
    case 'code':
      return (token as Tokens.Code).text;
    default:
      return '';
  }
}

function words(tokens: Token[]): string {
  return tokens
    .map((token) => {
      if ('tokens' in token && token.tokens) return words(token.tokens);
      if (token.type === 'br') return '\n';
      return 'text' in token ? String(token.text) : '';
    })
    .join('');
}

/** Pieces of at most `PIECE_MAX` characters, cut after sentences, else after commas, else between words. */
export function spokenPieces(text: string): string[] {
  const pieces: string[] = [];
  for (const sentence of text.split(/(?<=[.!?…。！？]["”’»)]?)\s+|\n+/u)) {
    for (const part of shortParts(sentence.trim())) {
      if (!part) continue;
      const last = pieces.at(-1);
      if (last !== undefined && last.length + part.length < PIECE_MAX)
        pieces[pieces.length - 1] = `${last} ${part}`;
      else pieces.push(part);
    }
  }
  return pieces;
}

function shortParts(text: string): string[] {
  if (text.length <= PIECE_MAX) return [text];
  const head = text.slice(0, PIECE_MAX);
  const cut = [/^.*[,;:–—]\s/su, /^.*\s/su]
    .map((end) => end.exec(head)?.[0].length ?? 0)
    .find((at) => at > 40);
  const at = cut ?? PIECE_MAX;
  return [text.slice(0, at).trim(), ...shortParts(text.slice(at).trim())];
}
