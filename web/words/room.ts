/** Words of the discussion room. */
import { counted } from '../data/counted.ts';

// announcement
export const guideSpoken = (content: string) => `The guide: ${content}`;
export const feedbackSpoken = (label: string, comment: string) => `Feedback: ${label} ${comment}`;

// companion place
export const aboutThisWork = 'About this work';

// composer
export const yourMessage = 'Your message';
export const theGuideIsWriting = 'The guide is writing...';
export const lookingForTheRest = 'The connection broke. Looking for the rest...';
export const whatEnterDoes = 'Enter sends, Shift and Enter begin a new line.';
export const stopDictating = 'Stop dictating';
export const dictate = 'Dictate, with this browser’s own speech service';
export const stop = 'Stop';
export const send = 'Send';
export const lastMessageGoesFirst = 'Your last message is sent first.';
export const whileListening = 'Listening. What you say appears above, to be edited before it is sent.';
export const charactersLeft = (left: number) => `${counted(left, 'character')} left`;
export const whatEditingReplaces = 'Replaces your last message and its reply.';

// quick replies
export const readyReplies = 'Replies that stand ready';
export const readyRepliesSpoken = (labels: readonly string[]) =>
  `Replies that stand ready, keys 1 to ${labels.length}: ${labels.join('; ')}.`;
export const changeFirst = 'With Shift, or pressed for long, it goes into your message to be changed first.';

// conversation
export const conversation = 'Conversation';

// discussion
export const openingTheRoom = 'Opening the room';
export const nothingToTalkAboutHere = 'Nothing to talk about here';
export const whyThereIsNothing =
  'There is nothing of this name to talk about. It may have been deleted, or the link is not whole.';

// entry actions
export const stopListening = 'Stop listening';
export const listen = 'Listen';
export const copy = 'Copy';

// marginal note
export const feedback = 'Feedback';
export const timesLookedAtAgain = (times: number) =>
  `Looked at again ${times === 1 ? 'once' : `${times} times`}, at your word.`;
export const whatItRestsOn = 'What it rests on';

// guide entry
export const stoppedHere = 'Stopped here.';
export const stoppedBeforeAWord = 'Stopped before a word.';
export const guideWhoSteppedIn = 'Built-in guide, who stepped in for this turn';

// jump to latest
export const jumpToLatest = 'Jump to latest';

// opening trouble
export const openingNotFetched = 'The guide’s own opening could not be fetched.';

// prose
export const table = 'Table';

// reader entry
export const editAndAskAgain = 'Edit and ask again';
export const sentOnceBack = 'Not sent yet: Colloquy cannot be reached. It goes by itself when it can.';

// room bar
export const turnVoiceModeOff = 'Voice mode is on: replies are read aloud';
export const turnVoiceModeOn = 'Voice mode: have replies read aloud';
export const closeTheSidePage = 'Close the side page';
export const openTheSidePage = 'Open the side page: past discussions, objective, the work';

// room
export const skipToYourMessage = 'Skip to your message';
export const fetchingWhatWasSaid = 'Fetching what was said';
export const talkNotFetched = 'What was said here could not be fetched.';
export const thinkingOfAnOpening = 'The guide is thinking of an opening';

// share buttons
export const share = 'Share';

// use sought
export const thatMessageIsGone = 'That message is not in this discussion any more';

// use turn
export const theDiscussionIsGone = 'This discussion was deleted. Copy your words, then begin a new one.';
export const theReplyCouldNotBeStopped = 'The reply could not be stopped';

// use dictation
export const notAllowedToListen = 'The browser did not let us listen';

// way back
export const backToWhereYouWere = 'Back to where you were';

// words of room
export const askAboutBook = 'What do you make of this book?';
export const askAboutFilm = 'What do you make of this film?';
export const askAboutArtwork = 'What do you see?';
export const askAboutIdea = 'What do you make of this idea?';
export const backToYourBooks = 'Back to your books';
export const backToTheFilms = 'Back to the films';
export const backToTheArtworks = 'Back to the artworks';
export const backToTheIdeas = 'Back to the ideas';
export const tokensUsedUp = 'Built-in guide: the day’s tokens of the AI model are used up.';
export const itIsBackAt = (why: string, midnight: string) => `${why} The model is back at ${midnight}.`;

/** In the guide's place, when our own server cannot be reached: the specification's words. */
export const whatDidYouThink = (title: string) => `What did you think of "${title}"?`;
export const whatDrawsYou = (work: string) => `What draws you to ${work}?`;
export const biggestTakeaway = (work: string) => `What was your biggest takeaway from ${work}?`;
export const goOnAboutFilm = (title: string) =>
  `I'd like to go on talking about "${title}" with you. What interests you most: the story, the characters, the directing or the themes?`;
export const keepExploring = (work: string) =>
  `Let's keep exploring ${work}. Would you like to look at its technique, its symbolism, its context or your own interpretation?`;
export const yourThoughtsAbout = (work: string) =>
  `I'm interested in your thoughts about ${work}. What would you like to explore further?`;
export const quotedBy = (title: string, creator: string) =>
  creator ? `"${title}" by ${creator}` : `"${title}"`;
