/** Every text of every call, filled with what is long and made to be slow: the shapes turn it away at once. */
import { describe, expect, it } from 'vitest';
import * as z from 'zod';
import { api, type CallName } from '#contract/api.ts';
import type { Endpoint } from '#contract/endpoint.ts';
import { within } from './attack/within.ts';

const LENGTH = 250_000;
const LIMIT_MS = 2_000;

const run = (pump: string, end: string) => pump.repeat(LENGTH / pump.length) + end;
const HOSTILE = [
  run('T', '\nx'),
  run('a', ' b'),
  `http://${run('a', ' b')}`,
  `http://${run('a.', '@')}`,
  run(' ', 'x'),
  run('\u0000', 'x'),
  run('\n', '\u0001'),
  run('-', '!'),
  run('0', 'x'),
  run('a@', ' '),
  `${run('a.', '')}@${run('b.', '')}`,
  run('“', 'x'),
  run('\ud83d', 'x'),
  run('e\u0301', '\u0000'),
];

type Def = {
  type: string;
  shape?: object;
  element?: z.ZodType;
  innerType?: z.ZodType;
  in?: z.ZodType;
  out?: z.ZodType;
};

/** `text` wherever the shape has a place for anything. */
const filled = (shape: z.ZodType, text: string): unknown => {
  const def = shape.def as unknown as Def;
  if (shape instanceof z.ZodObject)
    return Object.fromEntries(
      Object.entries(shape.shape).map(([key, one]) => [key, filled(one as z.ZodType, text)]),
    );
  if (def.element) return [filled(def.element, text)];
  if (def.innerType) return filled(def.innerType, text);
  if (def.type === 'pipe')
    return filled((def.in?.def.type === 'transform' ? def.out : def.in) as z.ZodType, text);
  return text;
};

const taking = (Object.keys(api) as CallName[]).filter((name) => 'body' in api[name] || 'query' in api[name]);

describe.each(taking)('%s', (name) => {
  const { body, query }: Endpoint = api[name];
  it('looks at no text for long', () => {
    for (const shape of [body, query])
      for (const text of shape ? HOSTILE : []) {
        const ms = within(LIMIT_MS, () => shape?.safeParse(filled(shape, text)));
        expect(ms, JSON.stringify(text.slice(0, 20))).not.toBeNull();
      }
  });
});
