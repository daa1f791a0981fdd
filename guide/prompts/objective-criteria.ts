/** What the four things a reflection is made of look like under each objective: by its slug, all kinds together. */

export type ObjectiveCriteria = { point: string; anchor: string; link: string; secondMove: string };

const RECALL: ObjectiveCriteria = {
  point: 'a correct answer',
  anchor: 'two or more accurate particulars',
  link: 'cause, contrast or an order that explains (a bare "and then" list is not a link)',
  secondMove: 'why it matters, what is uncertain, a common error corrected, fact told apart from inference',
};
const CRITICAL: ObjectiveCriteria = {
  point: 'a judgement',
  anchor: 'the passage, claim or choice judged',
  link: 'reason from it',
  secondMove: 'the best case against, or a limit',
};
const PERSPECTIVE: ObjectiveCriteria = {
  point: 'what someone wants, fears, believes',
  anchor: 'what they say or do',
  link: 'from act to inner state',
  secondMove: "a second person's view, or the limit of ours",
};
const APPLICATION: ObjectiveCriteria = {
  point: 'where the idea works',
  anchor: 'an own episode (who, when, what happened) or an exact case',
  link: 'which part of the idea it shows',
  secondMove: 'where the fit breaks, what the case teaches back',
};
const SYNTHESIS: ObjectiveCriteria = {
  point: 'a relation between two things',
  anchor: 'a particular from each of them',
  link: 'the ground of comparison',
  secondMove: 'what the comparison reveals that neither shows alone',
};
const PERSONAL: ObjectiveCriteria = {
  point: 'what struck them',
  anchor: 'the moment that did it',
  link: 'why it did',
  secondMove: "a revised view, or a doubt about one's own reaction",
};
const THEMES: ObjectiveCriteria = {
  point: 'a meaning',
  anchor: 'the image, object or repetition',
  link: 'why this stands for that',
  secondMove: 'a rival meaning, or where the symbol fails',
};
const TECHNIQUES: ObjectiveCriteria = {
  point: 'an effect',
  anchor: 'the technique at a place',
  link: 'how one makes the other',
  secondMove: 'a competing effect, a cost or an exception (restating the link in the negative is none)',
};
const CONTEXT: ObjectiveCriteria = {
  point: 'a claim about the time or the form',
  anchor: 'a feature and a fact of the time',
  link: 'how they explain each other',
  secondMove: 'where the work does not fit its label',
};

const BY_SLUG: Record<string, ObjectiveCriteria> = {
  'recall-key-facts': RECALL,
  'recall-key-scenes': RECALL,
  'critical-thinking': CRITICAL,
  'critical-viewing': CRITICAL,
  'perspective-empathy': PERSPECTIVE,
  'character-perspective': PERSPECTIVE,
  application: APPLICATION,
  'knowledge-synthesis': SYNTHESIS,
  'compare-artworks': SYNTHESIS,
  'general-discussion': PERSONAL,
  'personal-reflection': PERSONAL,
  'themes-symbolism': THEMES,
  techniques: TECHNIQUES,
  'cinematic-techniques': TECHNIQUES,
  'movement-context': CONTEXT,
  'genre-context': CONTEXT,
};

/** An objective a reader made up is read openly, like a general discussion. */
export const criteriaFor = (slug: string): ObjectiveCriteria => BY_SLUG[slug] ?? PERSONAL;
