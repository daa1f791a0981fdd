/** The server's answers; where it cannot be reached, the last ones it gave to whoever is here. */
import {
  hereIs,
  keepAnswer,
  keepPicture,
  lastAnswer,
  lastPicture,
  nobodyIsHere,
  personOf,
} from '../last-seen/last-seen.ts';

type Answering = { answer: Promise<Response>; after: Promise<unknown> };

/** A proxy speaks for a server that is away. */
const AWAY = [502, 504];

export function serverFirst(request: Request): Answering {
  const fresh = fetch(request);
  const answer = fresh.then(
    async (given) =>
      AWAY.includes(given.status) ? ((await lastAnswer(request.url)) ?? given) : given.clone(),
    async (cause: unknown) => {
      const last = await lastAnswer(request.url);
      if (last) return last;
      throw cause;
    },
  );
  return { answer, after: fresh.then((given) => note(request, given)).catch(() => undefined) };
}

async function note(request: Request, given: Response): Promise<void> {
  if (given.status === 401) return nobodyIsHere();
  const person = personOf(given);
  if (given.ok && person !== null && new URL(request.url).pathname === '/api/auth/user') await hereIs(person);
  await keepAnswer(request.url, given);
}

/** A picture at an address never changes. */
export function keptFirst(request: Request): Answering {
  const seen = lastPicture(request.url);
  const fresh = seen.then((before) => (before ? null : fetch(request)));
  return {
    answer: Promise.all([seen, fresh]).then(
      ([before, given]) => before ?? given?.clone() ?? Response.error(),
    ),
    after: fresh.then((given) => given && keepPicture(request.url, given)).catch(() => undefined),
  };
}
