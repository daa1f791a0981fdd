/** A turn while it is put together: what is said, what is asked, and what will be kept of it. */

import type { Objective } from '#catalogue/objectives.ts';
import { drawOf } from '../chance.ts';
import type { Ask, Move, QuickReply, TalkState, TurnRecord } from '../talk/state.ts';
import type { Understanding } from '../understanding/understanding.ts';
import { LINES, type LineName } from '../words/lines.ts';
import type { Work } from '../works/work.ts';

/** Everything a turn is decided from. */
export type Now = {
  work: Work;
  objective: Objective;
  state: TalkState;
  heard: Understanding;
  message: string;
  seed: string;
};

export class Draft {
  readonly parts: string[] = [];
  readonly used: string[] = [];
  ask: Ask | null = null;
  move: Move = 'remark';
  line: string | null = null;
  thing: string | null = null;
  hint: 0 | 1 | 2 | 3 = 0;
  manner: TurnRecord['manner'] = null;
  quick: QuickReply[] = [];
  readonly met: string[] = [];
  readonly open: string[] = [];
  readonly refused: string[] = [];
  /** Their claims are not kept where they were somebody else's words. */
  dropsClaims = false;

  readonly now: Now;

  constructor(now: Now) {
    this.now = now;
  }

  /** Whether it was said before in this talk or stands in this turn already. */
  has(key: string): boolean {
    return this.used.includes(key) || this.now.state.used.includes(key);
  }

  /** Adds a text once; its key is remembered. */
  say(text: string, key?: string): this {
    if (text.trim() !== '') this.parts.push(text.trim());
    if (key) this.used.push(key);
    return this;
  }

  /** One of our own ways of saying a thing, one not yet used in this talk where there is one. */
  word(name: LineName): this {
    const ways: readonly string[] = LINES[name];
    const from = drawOf(`${this.now.seed}/${this.now.state.turn}/${name}`) % ways.length;
    const order = ways.map((_, at) => (from + at) % ways.length);
    const at = order.find((one) => !this.has(`w:${name}/${one}`)) ?? (order[0] as number);
    return this.say(ways[at] as string, `w:${name}/${at}`);
  }

  asks(text: string, of: Partial<Ask> = {}): this {
    this.ask = { text: text.trim(), plain: of.plain ?? null, line: of.line ?? null, thing: of.thing ?? null };
    return this;
  }

  get words(): number {
    return this.parts.join(' ').split(/\s+/).filter(Boolean).length;
  }
}
