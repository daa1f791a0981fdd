import { type FaultReason, reasonOfStatus } from '../fault.ts';
import { asObject, type Json } from './json.ts';

const NO_ROOM = /overload|rate.?limit|exhausted|capacity|unavailable|quota/i;
const KEY = /auth|permission|api.?key/i;

/** The meaning of an `error` object inside a stream: its kind is looked at, its words are not kept. */
export function reasonOfError(error: Json): FaultReason {
  const object = asObject(error);
  if (!object) return 'failed';
  const code = Number(object.code);
  if (code >= 400 && code < 600) return reasonOfStatus(code);
  const kind = [object.type, object.code, object.status].filter((part) => typeof part === 'string').join(' ');
  if (NO_ROOM.test(kind)) return 'overloaded';
  return KEY.test(kind) ? 'bad_key' : 'failed';
}
