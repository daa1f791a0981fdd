import { reasonOfError } from './failure.ts';
import type { Finish, Hearing } from './hearing.ts';
import { asCount, asObject, type Json, jsonObject } from './json.ts';
import type { Ask, Endpoint, Wire } from './wire.ts';

const FINISHES: Record<string, Finish> = {
  STOP: 'complete',
  MAX_TOKENS: 'cut_short',
  SAFETY: 'withheld',
  RECITATION: 'withheld',
  LANGUAGE: 'withheld',
  BLOCKLIST: 'withheld',
  PROHIBITED_CONTENT: 'withheld',
  SPII: 'withheld',
};

/** Google's generateContent, streamed. The key goes in a header: addresses end up in logs. */
export const googleWire: Wire = {
  request: (ask: Ask, { baseUrl, apiKey }: Endpoint) => ({
    url: `${baseUrl}/models/${encodeURIComponent(ask.model)}:streamGenerateContent?alt=sse`,
    headers: { ...(apiKey && { 'x-goog-api-key': apiKey }) },
    body: {
      systemInstruction: { parts: [{ text: ask.system }] },
      contents: ask.lines.map(({ role, text }) => ({
        role: role === 'assistant' ? 'model' : 'user',
        parts: [{ text }],
      })),
      generationConfig: { maxOutputTokens: ask.maxTokens, ...thinkingFor(ask.model) },
    },
  }),

  read(data: string, hearing: Hearing) {
    const piece = jsonObject(data);
    if (!piece) {
      hearing.fault = 'malformed';
      return;
    }
    if (piece.error) {
      hearing.fault = reasonOfError(piece.error);
      return;
    }
    const usage = asObject(piece.usageMetadata);
    if (usage) {
      hearing.inputTokens = asCount(usage.promptTokenCount) ?? hearing.inputTokens;
      const said = asCount(usage.candidatesTokenCount);
      const thought = asCount(usage.thoughtsTokenCount);
      if (said !== null || thought !== null) hearing.outputTokens = (said ?? 0) + (thought ?? 0);
    }
    if (asObject(piece.promptFeedback)?.blockReason) hearing.finish = 'withheld';
    if (Array.isArray(piece.candidates))
      for (const candidate of piece.candidates) readCandidate(candidate, hearing);
    else if (!usage && !piece.promptFeedback) hearing.fault = 'malformed';
  },
};

/** A reader waits: of a model that thinks before it speaks we ask for little of it. */
function thinkingFor(model: string) {
  if (/^gemini-2\.5-flash/.test(model)) return { thinkingConfig: { thinkingBudget: 0 } };
  return /^gemini-(?:[3-9]|flash-latest|pro-latest)/.test(model)
    ? { thinkingConfig: { thinkingLevel: 'low' } }
    : {};
}

function readCandidate(json: Json, hearing: Hearing) {
  const candidate = asObject(json);
  if (!candidate) {
    hearing.fault = 'malformed';
    return;
  }
  if (typeof candidate.index === 'number' && candidate.index > 0) return;
  const parts = asObject(candidate.content)?.parts;
  if (Array.isArray(parts)) for (const part of parts) readPart(part, hearing);
  if (typeof candidate.finishReason === 'string')
    hearing.finish ??= FINISHES[candidate.finishReason] ?? 'unusable';
}

function readPart(json: Json, hearing: Hearing) {
  const part = asObject(json);
  if (!part) hearing.fault = 'malformed';
  else if (part.thought === true) hearing.thoughts++;
  else if (typeof part.text === 'string') hearing.fresh += part.text;
  else if (part.functionCall) hearing.finish = 'unusable';
}
