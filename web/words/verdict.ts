/** Words of what feedback rests on, and a second look. */
// grounds panel
export const aViewOfYourOwn = 'A view of your own';
export const aParticularPlace = 'A particular place';
export const howOneLeadsToTheOther = 'How one leads to the other';
export const aSecondLook = 'A second look';
export const viewInSentence = 'a view of your own';
export const placeInSentence = 'a particular place it rests on';
export const linkInSentence = 'how one leads to the other';
export const secondLookInSentence = 'a second look, at what speaks against it';
export const noWordsYet = 'No words that could be counted yet.';
export const stillOpen = (criteria: string) => `Still open: ${criteria}.`;
export const eachTimeItWasLookedAt = 'Each time it was looked at';

// verdict dialog
export const verdictLead =
  'Say what was missed or misread in your message. It is looked at again with your reason; only what you say counts, not how strongly.';
export const levelStays = 'Looked at again, the level stays as it was.';
export const levelIsAnother = 'Looked at again, the level is another one now.';
export const backToTheDiscussion = 'Back to the discussion';
export const howYouSeeIt = 'How you see it';
export const lookingAgain = 'Looking again...';
export const lookAgain = 'Look again';
