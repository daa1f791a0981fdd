/** The clauses of a message, out of which quotations are cut. */

const LONGEST_READ = 1600;

const JOINTS = /\s(?=(?:because|which|but|so that|while|although|though|and then|and|since|so)\s)/i;

/** "And has no money": of whom, stands before it. */
const SAME_SUBJECT = /^and (?:has|had|have|is|was|are|were|does|did|can|could|will|would|cannot)\s/i;

/** "Nick likes him because …": short, and whole. */
const isReasoned = (claim: string, reason: string): boolean =>
  /^because(?: \S+){4}/i.test(reason) && claim.split(' ').length === 3 && VERB.test(claim);

/** A stub before "and" stays with what follows it. */
function splitAtJoints(piece: string): string[] {
  const kept: string[] = [];
  for (const part of piece.split(JOINTS)) {
    const last = kept.at(-1);
    const isStub =
      last !== undefined &&
      ((Math.min(last.split(' ').length, part.split(' ').length) < 4 && !isReasoned(last, part)) ||
        (/\b(?:only|not)\b/i.test(last) && /^because\s/i.test(part)) ||
        (/^and\s/i.test(part) && (!VERB.test(part) || SAME_SUBJECT.test(part))));
    if (isStub) kept[kept.length - 1] = `${last} ${part}`;
    else kept.push(part);
  }
  return kept;
}

/** Neither "Mr. Darcy" nor "Alfred, Georgia" is two pieces, nor a row of names. */
const CLAUSE_END =
  /(?<!\b(?:Mr|Mrs|Ms|Dr|St))\.+(?!\d)|:(?!\d)|[!?;()\n\r…—–。！？；：，、]+|(?<![\p{L}]\s\p{Lu}\p{Ll}+),\s(?!\p{Lu}\p{Ll}+,? (?:and|or) \p{Lu})|,\s(?!\p{Lu})|\s-{1,2}\s/u;

/** The pieces a message falls into, each a run of characters of it. */
export function clausesOf(message: string): { text: string; split: boolean; granted: boolean }[] {
  return message
    .slice(0, LONGEST_READ)
    .split(CLAUSE_END)
    .map((piece) => piece.trim())
    .filter((piece) => piece !== '')
    .flatMap((piece) => {
      const parts = piece.split(' ').length > 9 ? splitAtJoints(piece) : [piece];
      return parts.map((text) => ({ text, split: parts.length > 1 }));
    })
    .map((piece, at, all) => ({ ...piece, granted: TURNS.test(all[at + 1]?.text ?? '') }));
}

/** What is only granted before a "but" is not what somebody says. */
const TURNS = /^(?:but|however|yet|still)\b/i;

/** Shows that something is said, and not only named. */
export const VERB =
  /\b(?:is|are|was|were|am|be|has|have|had|does|do|did|can|cannot|could|will|would|should|may|might|must|never|saw|said|went|came|took|made|gave|knew|told|felt|left|found|got|thought|became|kept|let|put|ran|fell|lost|met|paid|sat|spoke|stood|wrote|go|come|give|take|eat|make|want|need|know|think|see|say|love|hate|feel|lose|buy|pay|stop|trust|read|disappear|remember|forget|(?:is|are|was|were|do|does|did|has|have|had|ca|wo|would|could|should)n['’]?t|(?:i|you|he|she|it|we|they|that|there|who)['’](?:s|re|m|ve|d|ll))\b|(?<=\w\s)(?<!\b(?:the|a|an|his|her|their|its|my|your|our|these|those|of|in|on|at|and|some|many|two|three) )\b[a-z]{2,}(?:[^s'’\W]s|ed)\b/i;
