/** Who somebody of a work is, as a sentence: "who is Nick again": "Nick Carraway says he reserves all judgments." */
import type { Person } from '#catalogue/types.ts';
import { asSentence } from './sentences.ts';

type Named = Pick<Person, 'name' | 'role'>;

/** Verbs without the -s of the present, as far as a role begins with one. */
const VERBS = new Set(
  (
    'am is are was were has have had does do did can cannot could will would must may might shall should ' +
    'came went knew saw took gave made kept left lost found told said thought felt heard held built wrote grew became began ran led fell brought bought sold won'
  ).split(' '),
);
const BEFORE_A_VERB = new Set('always never often still once only seldom rarely'.split(' '));

/** A role says what somebody does ("keeps a diary") or what they are ("a clerk", "shy and quick"). */
export function saysWhatIsDone(role: string): boolean {
  const words = role.split(/[\s,]+/);
  const [first = ''] = BEFORE_A_VERB.has(words[0] ?? '') ? words.slice(1) : words;
  return VERBS.has(first) || (first.length > 3 && /^[a-z]+[^s'’u]s$|^[a-z]+sses$/.test(first));
}

/** "the twins", "Rosencrantz and Guildenstern", "the people in line": more than one. */
const isSeveral = (name: string): boolean => {
  const [head = ''] = name.split(/ (?:of|in|on|at|with|who|from|to|behind|before) /);
  return / and /.test(head) || /^the .*(?:[^s'’u]s|people|children|[a-z]*men)$/.test(head);
};

export const tellsWho = ({ role }: Named): boolean => !saysWhatIsDone(role);

export function personLine({ name, role }: Named): string {
  return asSentence(
    saysWhatIsDone(role) ? `${name} ${role}` : `${name} ${isSeveral(name) ? 'are' : 'is'} ${role}`,
  );
}
