/** Reads a request's body: the right type, no larger than allowed, and in the contract's shape. */
import type * as z from 'zod';
import type { Endpoint } from '#contract/endpoint.ts';
import { Problem } from '../problem.ts';

const MEGABYTE = 1024 * 1024;

export const readBody = async (request: Request, shape: z.ZodType, endpoint: Endpoint): Promise<unknown> => {
  const bytes = await readBytes(request, endpoint.bodyLimit ?? MEGABYTE);
  if (bytes.length === 0 && endpoint.bodyOptional) return parse(shape, {});
  const type = request.headers.get('content-type') ?? '';
  if (!/^application\/(json|[\w.-]+\+json)\s*(;|$)/i.test(type)) {
    if (bytes.length === 0) throw new Problem('malformed', { message: 'A JSON body is needed.' });
    throw new Problem('wrong_type', { message: 'The body has to be JSON (content type application/json).' });
  }
  let value: unknown;
  try {
    value = JSON.parse(new TextDecoder('utf-8', { fatal: true }).decode(bytes));
  } catch {
    throw new Problem('malformed', { message: 'The body is not valid JSON.' });
  }
  return parse(shape, value);
};

export const readBytes = async (request: Request, limit: number): Promise<Uint8Array> => {
  const tooLarge = () =>
    new Problem('too_large', {
      message: `That is larger than the ${Math.round(limit / MEGABYTE)} MB allowed.`,
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
    throw new Problem('malformed', { message: 'The body broke off.', cause: thrown });
  }
  return chunks.length === 1 && chunks[0] ? chunks[0] : Buffer.concat(chunks);
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
        read.error.issues[0]?.code === 'custom' ? read.error.issues[0].message : 'A JSON object is needed.',
    });
  throw new Problem('invalid', { message: Object.values(fields)[0] as string, fields });
};

const KINDS: Record<string, string> = {
  string: 'This has to be text.',
  number: 'This has to be a number.',
  int: 'This has to be a whole number.',
  boolean: 'This has to be true or false.',
  array: 'This has to be a list.',
};

/** What people read where the contract has no words of its own. */
const plainWords = (issue: z.core.$ZodRawIssue): string => {
  if (issue.code === 'invalid_type')
    return issue.input === undefined
      ? 'This is required'
      : (KINDS[issue.expected] ?? 'This has the wrong form.');
  if (issue.code === 'too_big') return 'This is too long or too large.';
  if (issue.code === 'too_small') return 'This is too short or too small.';
  if (issue.code === 'invalid_value') return `One of ${issue.values.map(String).join(', ')}.`;
  return 'This has the wrong form.';
};
