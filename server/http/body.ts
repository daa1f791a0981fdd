/** Reads a request's body: the right type, no larger than allowed, and in the contract's shape. */
import type * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import * as fieldWords from '#contract/words.ts';
import { isWithin, type JsonBounds } from '../json-bounds.ts';
import { Problem } from '../problem.ts';
import * as say from '../words.ts';

const MEGABYTE = 1024 * 1024;
/** A hundred thousand ids is the most anybody sends at once. */
const BOUNDS = { depth: 32, values: 250_000 };

export const readBody = async (request: Request, shape: z.ZodType, endpoint: Endpoint): Promise<unknown> => {
  const bytes = await readJsonBytes(request, endpoint);
  if (bytes.length === 0 && endpoint.bodyOptional) return parse(shape, {});
  return parse(shape, valueIn(bytes, BOUNDS));
};

/** The bytes of a body that says it is JSON. */
export const readJsonBytes = async (
  request: Request,
  { bodyLimit = MEGABYTE, bodyOptional }: Endpoint,
): Promise<Uint8Array<ArrayBuffer>> => {
  const bytes = await readBytes(request, bodyLimit);
  if (bytes.length === 0 && bodyOptional) return bytes;
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(type)) {
    if (bytes.length === 0) throw new Problem('malformed', { message: say.aJsonBodyIsNeeded });
    throw new Problem('wrong_type', { message: say.theBodyHasToBe });
  }
  return bytes;
};

/** What the bytes say as JSON; nested without end, or with more in it than anybody sends, it is not even parsed. */
export const valueIn = (bytes: Uint8Array, most: JsonBounds): unknown => {
  if (!isWithin(bytes, most)) throw new Problem('malformed', { message: say.theBodyIsTooIntricate });
  try {
    return JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Problem('malformed', { message: say.theBodyIsNotValidJson });
  }
};

export const readBytes = async (request: Request, limit: number): Promise<Uint8Array<ArrayBuffer>> => {
  const tooLarge = () =>
    new Problem('too_large', {
      message: say.largerThanAllowed(Math.round(limit / MEGABYTE)),
    });
  if (Number(request.headers.get('content-length') ?? 0) > limit) throw tooLarge();
  const chunks: Uint8Array[] = [];
  let size = 0;
  try {
    for await (const chunk of request.body ?? []) {
      size += chunk.length;
      if (size > limit) throw tooLarge();
      chunks.push(chunk);
    }
  } catch (thrown) {
    if (thrown instanceof Problem) throw thrown;
    throw new Problem('malformed', { message: say.theBodyBrokeOff, cause: thrown });
  }
  // In memory of their own, so that they can be handed to another thread.
  return new Uint8Array(Buffer.concat(chunks));
};

/** The value in the contract's shape, or a 400 that names each wrong field once. */
export const parse = <S extends z.ZodType>(shape: S, value: unknown): z.output<S> => {
  const read = shape.safeParse(value, { error: plainWords });
  if (read.success) return read.data;
  const fields: Record<string, string> = {};
  for (const issue of read.error.issues) {
    const field = issue.path.map(String).join('.');
    if (field && !(field in fields)) fields[field] = issue.message;
  }
  if (Object.keys(fields).length === 0)
    throw new Problem('malformed', {
      message:
        read.error.issues[0]?.code === 'custom' ? read.error.issues[0].message : say.aJsonObjectIsNeeded,
    });
  throw new Problem('invalid', { message: Object.values(fields)[0] as string, fields });
};

const KINDS: Record<string, string> = {
  string: say.thisHasToBeText,
  number: say.thisHasToBeANumber,
  int: say.thisHasToBeAWholeNumber,
  boolean: say.thisHasToBeTrueOrFalse,
  array: say.thisHasToBeAList,
};

/** What people read where the contract has no words of its own. */
const plainWords = (issue: z.core.$ZodRawIssue): string => {
  if (issue.code === 'invalid_type')
    return issue.input === undefined
      ? fieldWords.thisIsRequired
      : (KINDS[issue.expected] ?? say.thisHasTheWrongForm);
  if (issue.code === 'too_big') return say.tooLongOrTooLarge;
  if (issue.code === 'too_small') return say.tooShortOrTooSmall;
  if (issue.code === 'invalid_value') return fieldWords.oneOf(issue.values.map(String));
  return say.thisHasTheWrongForm;
};
