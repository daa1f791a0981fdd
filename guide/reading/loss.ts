/** Somebody speaks of a death, an illness or a parting in their own life: heard first, whatever else it is. */
const OF_MINE =
  /\b(?:my|our) (?:\w+ )?(?:father|mother|dad|mum|mom|parents?|grand\w+|brother|sister|son|daughter|child|baby|husband|wife|partner|friend|dog|cat)\b(?:[^.!?]{0,30})\b(?:died|passed away|is dead|was killed|is dying|has cancer|killed (?:himself|herself))\b/i;
/** Whoever made the home, gone from it. */
const LEFT =
  /\b(?:my|our) (?:father|mother|dad|mum|mom|parents?|husband|wife)(?:['’]s)?\b[^.!?]{0,45}\b(?:moved out|walked out|left (?:us|me|home|my \w+)|(?:got )?divorced?|split up|separated)\b/i;
const LOST = /\b(?:i|we) (?:just |recently )?(?:lost|buried) (?:my|our|him|her)\b/i;
/** Love or work that came to an end. */
const ENDED =
  /\bmy (?:\w+ )?(?:boyfriend|girlfriend|partner|wife|husband|fianc[ée]e?)\b[^.!?]{0,20}\b(?:broke up|split up|dumped me|left me|cheated on me)\b|\bi (?:just |recently )?(?:lost my job|got fired|was fired|got dumped)\b/i;
/** "He died before I asked him": somebody of the speaker's own, since they are in it. */
const BEFORE_I = /\b(?:he|she|they) (?:died|passed away)\b[^.!?]{0,20}\bi\b/i;

const KEPT =
  /^(?:(?:no|sorry|please|but|well|actually)[,.\s]+)*i(?:['’]d| would| do not| don['’]?t) (?:rather not|not|really not|want|like|wish)(?: to)? (?:(?:talk|speak|go) (?:about|of|on|into)\b[^.!?]{0,40}|(?:talk|say|share|discuss|write|answer)(?: (?:more|that|it|this|anything))?(?: (?:about|of) [^.!?]{0,40})?)[.!]?$/i;

/** "I don't want to talk about my brother": taken at its word, and never graded. */
export const keepsToOneself = (message: string): boolean =>
  KEPT.test(message.trim()) && /\bnot\b|n['’]t\b|\bdont\b/i.test(message);

export const tellsOfLoss = (message: string): boolean =>
  OF_MINE.test(message) ||
  LEFT.test(message) ||
  LOST.test(message) ||
  ENDED.test(message) ||
  BEFORE_I.test(message);
