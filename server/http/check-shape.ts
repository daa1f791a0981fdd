import { gunzipSync } from 'node:zlib';
import type { Endpoint } from '#contract/endpoint.ts';
import { type AsText, Json, PackedJson } from './verb.ts';

/** Only in tests: what goes out is what the contract says, and no field more. */
export const checkShape = (endpoint: Endpoint, status: number, body: unknown): void => {
  const shape = endpoint.answers[status as keyof Endpoint['answers']];
  if (shape === undefined) throw new Error(`${endpoint.path} does not answer ${status}.`);
  if (shape === null && body !== undefined)
    throw new Error(`${endpoint.path} answers ${status} without a body.`);
  if (shape === null || typeof shape === 'string') return;
  const unsaid = beyond(body, shape.parse(body));
  if (unsaid) throw new Error(`${endpoint.path} answers more than the contract says: ${unsaid}`);
};

/** The same for what is written already, or while it is read; what comes back is to be sent in its place. */
export const checkText = async (
  endpoint: Endpoint,
  status: number,
  outcome: AsText<unknown>,
): Promise<AsText<unknown>> => {
  const text = await wholeOf(outcome);
  checkShape(endpoint, status, JSON.parse(text));
  return outcome instanceof Json || outcome instanceof PackedJson ? outcome : new Json(text);
};

const wholeOf = async (outcome: AsText<unknown>): Promise<string> => {
  if (outcome instanceof Json) return outcome.text;
  if (outcome instanceof PackedJson) return gunzipSync(outcome.bytes).toString();
  return (await Array.fromAsync(outcome.texts)).join('');
};

/** The first field of an answer that the contract's shape does not have. */
const beyond = (body: unknown, said: unknown, at = ''): string | null => {
  if (typeof body !== 'object' || body === null) return null;
  for (const [key, value] of Object.entries(body)) {
    if (value === undefined) continue;
    const known = typeof said === 'object' && said !== null && key in said;
    const found = known ? beyond(value, Reflect.get(said, key), `${at}.${key}`) : `${at}.${key}`;
    if (found) return found;
  }
  return null;
};
