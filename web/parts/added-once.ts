/**
 * What is added goes to the server under a name of ours. When no answer came, nobody knows whether it was added:
 * the same addition goes again under the same name, and the server adds it once.
 */
import { CallError } from '../call.ts';
import { newId } from '../data/new-id.ts';

const unanswered = new Map<string, string>();

export async function addedOnce<Added>(
  what: object,
  add: (clientId: string) => Promise<Added>,
): Promise<Added> {
  const key = JSON.stringify(what);
  const clientId = unanswered.get(key) ?? newId();
  unanswered.set(key, clientId);
  try {
    const added = await add(clientId);
    unanswered.delete(key);
    return added;
  } catch (error) {
    if (!isUnanswered(error)) unanswered.delete(key);
    throw error;
  }
}

/** The server may have done it all the same: nothing came back, or what stands before it gave up waiting. */
export function isUnanswered(error: unknown): boolean {
  return !(error instanceof CallError) || error.status >= 500;
}
