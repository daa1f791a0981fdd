import type { Token, Tokens } from 'marked';
import { Fragment, memo, type ReactNode } from 'react';
import * as say from '../../../words/room.ts';
import { markdownTokens } from './markdown-tokens.ts';

/**
 * Markdown as elements of our own making: no HTML of the text's reaches the page, no picture is fetched,
 * and a link is words with its address. While a text grows, only its last block is drawn anew.
 */
export const Prose = memo(function Prose({ text }: { text: string }) {
  return (
    <div className="prose">
      {markdownTokens(text).map((token, at) => (
        <Block key={at} type={token.type} raw={token.raw} token={token} />
      ))}
    </div>
  );
});

const Block = memo(
  ({ token }: { type: string; raw: string; token: Token }) => <>{block(token)}</>,
  (before, after) => before.raw === after.raw && before.type === after.type,
);

function block(token: Token): ReactNode {
  switch (token.type) {
    case 'paragraph':
      return <p>{inline((token as Tokens.Paragraph).tokens)}</p>;
    case 'text': {
      const { tokens, text } = token as Tokens.Text;
      return tokens ? inline(tokens) : text;
    }
    case 'heading':
      return <h3>{inline((token as Tokens.Heading).tokens)}</h3>;
    case 'blockquote':
      return <blockquote>{blocks((token as Tokens.Blockquote).tokens)}</blockquote>;
    case 'list':
      return list(token as Tokens.List);
    case 'code':
      return (
        // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
        <pre tabIndex={0}>
          <code>{(token as Tokens.Code).text}</code>
        </pre>
      );
    case 'table':
      return table(token as Tokens.Table);
    case 'hr':
      return <hr />;
    case 'checkbox':
      return checkbox(token as Tokens.Checkbox);
    case 'space':
    case 'def':
      return null;
    default:
      return <p>{token.raw}</p>;
  }
}

function blocks(tokens: Token[]): ReactNode {
  return tokens.map((token, at) => <Fragment key={at}>{block(token)}</Fragment>);
}

function list({ ordered, start, items }: Tokens.List): ReactNode {
  const rows = items.map(({ tokens }, at) => <li key={at}>{blocks(tokens)}</li>);
  return ordered ? <ol start={start === '' ? 1 : start}>{rows}</ol> : <ul>{rows}</ul>;
}

function table({ header, rows, align }: Tokens.Table): ReactNode {
  const cell = (at: number) => ({ key: at, className: align[at] === 'right' ? 'text-right' : undefined });
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: what scrolls must be scrollable by keyboard
    <section className="prose-table" tabIndex={0} aria-label={say.table}>
      <table>
        <thead>
          <tr>
            {header.map(({ tokens }, at) => (
              <th scope="col" {...cell(at)} key={cell(at).key}>
                {inline(tokens)}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {rows.map((row, at) => (
            <tr key={at}>
              {row.map(({ tokens }, column) => (
                <td {...cell(column)} key={cell(column).key}>
                  {inline(tokens)}
                </td>
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function inline(tokens: Token[] | undefined): ReactNode {
  return tokens?.map((token, at) => <Fragment key={at}>{span(token)}</Fragment>);
}

function span(token: Token): ReactNode {
  switch (token.type) {
    case 'text': {
      const { tokens, text } = token as Tokens.Text;
      return tokens ? inline(tokens) : text;
    }
    case 'escape':
      return (token as Tokens.Escape).text;
    case 'strong':
      return <strong>{inline((token as Tokens.Strong).tokens)}</strong>;
    case 'em':
      return <em>{inline((token as Tokens.Em).tokens)}</em>;
    case 'del':
      return <del>{inline((token as Tokens.Del).tokens)}</del>;
    case 'codespan':
      return <code>{(token as Tokens.Codespan).text}</code>;
    case 'br':
      return <br />;
    case 'checkbox':
      return checkbox(token as Tokens.Checkbox);
    case 'link':
      return link(token as Tokens.Link);
    case 'image': {
      const { text, href } = token as Tokens.Image;
      return link({ text, href, tokens: [{ type: 'text', raw: text, text }] });
    }
    default:
      return token.raw;
  }
}

function checkbox({ checked }: Tokens.Checkbox): string {
  return checked ? '☑ ' : '☐ ';
}

function link({ text, href, tokens }: Pick<Tokens.Link, 'text' | 'href' | 'tokens'>): ReactNode {
  const saysItself = text === href || `mailto:${text}` === href;
  return (
    <>
      {inline(tokens)}
      {!saysItself && <span className="prose-address"> ({href})</span>}
    </>
  );
}
