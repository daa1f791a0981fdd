import type { ReplyRequest } from '../types.ts';
import { fence } from './fence.ts';
import { GUIDE_PROMPT_VERSION, GUIDE_RULES, limitsPart } from './guide-rules.ts';
import { objectivePart } from './objective-part.ts';
import type { Prompt } from './prompt.ts';
import { besidePart, subjectPart } from './subject-part.ts';
import { shortened, talkWindow } from './talk-window.ts';
import { estimateTokens } from './tokens.ts';
import { turnPart } from './turn-part.ts';

type Options = { nonce: string /** For the whole prompt. */; tokens: number };

/** Of the whole prompt, what the facts about the work may take at most. */
const FACTS_SHARE = 0.25;
const MESSAGE_SHARE = 0.35;
const TURN_SHARE = 0.2;

/** The guide's next turn. What stays the same comes first, what is new in this turn last. */
export function replyPrompt(request: ReplyRequest, { nonce, tokens }: Options): Prompt {
  const { talk, message } = request;
  const fenced = fence(nonce);
  const system = [
    GUIDE_RULES,
    subjectPart(talk.subject, fenced, Math.min(1_500, Math.floor(tokens * FACTS_SHARE))),
    besidePart(talk, fenced, Math.min(800, Math.floor(tokens * 0.12))),
    objectivePart(talk.objective, fenced),
    limitsPart(fenced),
  ]
    .filter(Boolean)
    .join('\n\n');
  const plan = turnPart(request, fenced, Math.floor(tokens * TURN_SHARE));
  const said = fenced.reader(shortened(message, Math.floor(tokens * MESSAGE_SHARE)));
  const room = tokens - estimateTokens(system) - estimateTokens(plan) - estimateTokens(said);
  const lines = talkWindow(talk.messages, fenced, Math.max(120, room));
  const last = `${said}\n\n${plan}`;
  const before = lines.at(-1);
  if (before?.role === 'user') before.text += `\n\n${last}`;
  else lines.push({ role: 'user', text: last });
  return { version: GUIDE_PROMPT_VERSION, system, lines };
}
