/** Words of the front page. */
export const skipToTheContent = 'Skip to the content';

// hero
export const unlockDeeperUnderstanding = 'Unlock deeper understanding from every book you read';
export const engageMeaningfully =
  'Engage meaningfully with books through conversations with a guide that asks, listens and takes up what you say. Keep track of what you read, and watch your understanding grow.';
export const getStartedForFree = 'Get started for free';
export const learnMore = 'Learn more';

// example of a discussion
export const exampleBook = 'Middlemarch';
export const exampleAuthor = 'George Eliot';
export const exampleObjective = 'Perspective & Empathy';
export const exampleQuestion =
  'Dorothea believes that in Mr Casaubon she is choosing a life of learning. Where, in the early chapters, does the book let us notice something that she herself passes over?';
export const exampleReply =
  'At the dinner. Celia sees the moles on his face; Dorothea sees only Locke. One sister looks at a person, the other at an idea, and the narrator smiles at both.';
export const exampleLabel = 'Excellent reflection!';
export const exampleComment =
  'You hold “a person” against “an idea” and find both in one scene. Next: what does the smile do to our trust in Dorothea?';
export const exampleOfADiscussion = 'Example: a page from a discussion';

// how it works
export const howItWorks = 'How it works';
export const trackYourReading = 'Track Your Reading';
export const whatAShelfIs =
  'Keep a shelf of what you are reading, have read and mean to read, with notes beside each book.';
export const meaningfulConversations = 'Meaningful Conversations';
export const whatAConversationIs =
  'Choose what you want out of a book: to remember it, to question it, to use it. The guide opens with a question about that very work, and answers with the next one.';
export const trackLearningProgress = 'Track Learning Progress';
export const whatProgressIs =
  'Each reflection gets a plain word on what it did well and one next step. Your own words add up to a picture of what you have understood, and what is worth another look.';
export const toBeginWith = 'First';
export const afterThat = 'Then';
export const inTime = 'In time';

// in pictures
export const whatItLooksLike = 'What it looks like';
export const pictureOfARoom =
  'A page of a discussion: the film and its objective at the head, the guide’s words set like a page, the reader’s beside a note in the margin';
export const bladeRunnerTalkedThrough = 'Blade Runner, talked through with the built-in guide';
export const pictureOfALibrary = 'A library: rows of books, each with a cover of its own design';
export const aShelfOfThirty = 'A shelf of some thirty books, each cover drawn by Colloquy';

// example of insights
export const seeWhatStays = 'See what stays with you';
export const whatInsightsAre =
  'Not pages per day. Insights are drawn from what you said about a book: which ideas you recognize, which you can use, and how closely you look. Where there is no evidence yet, they say so.';
export const avgMastery = 'Avg. Mastery';
export const readingStreak = 'Reading Streak';
export const percent = (score: number) => `${score}%`;
export const days = (streak: number) => `${streak} days`;
export const namesTheIdeas = 'Names the ideas a book stands on';
export const carriesThemOver = 'Carries them over into life';
export const weighsReasons = 'Weighs reasons and other views';
export const figuresAreMadeUp =
  'Example: the figures in this picture are made up; yours are counted from your own reflections.';

// about
export const aConversationWithAPurpose = 'A conversation with a purpose';
export const colloquyAsks =
  'Most of what we read fades because nobody asks us about it. Colloquy asks. It opens with a question about the very work in front of you, listens to what you make of it, and tells you plainly which part of your answer carries weight and what to try next.';
export const itRunsWhereSomebodyPutIt =
  'It runs where somebody put it, and works there from the first minute, with no network and no artificial intelligence to rent. Your shelf and your words stay on this server. No other reader sees them until you share a discussion by a link, which you can end at any time; they go to an AI service only if the people who run the server have set one up.';
export const books = 'Books';
export const whatBooksAre = 'your own shelf, at your own pace';
export const ideas = 'Ideas';
export const whatIdeasAre = 'the concepts thinkers keep returning to';
export const art = 'Art';
export const whatArtIs = 'masterpieces, looked at slowly';
export const film = 'Film';
export const whatFilmIs = 'the scenes you cannot shake off';

// quotations: real words of real people, all long in the public domain
export const anOldIdea = 'An old idea';
export const bacon = {
  words: 'Reading maketh a full man; conference a ready man; and writing an exact man.',
  who: 'Francis Bacon',
  where: 'Of Studies',
  when: '1625',
};
export const locke = {
  words:
    'Reading furnishes the mind only with materials of knowledge; it is thinking makes what we read ours.',
  who: 'John Locke',
  where: 'Of the Conduct of the Understanding',
  when: '1706',
};
export const montaigne = {
  words:
    'The study of books is a languishing and feeble motion that heats not, whereas conversation teaches and exercises at once.',
  who: 'Michel de Montaigne',
  where: 'Of the Art of Conference',
  when: '1588, in Charles Cotton’s translation',
};

// closing
export const whatWasTheLastBook = 'What was the last book that you wanted to talk about?';
export const startTheConversation = 'Start the conversation';

// footer
export const whatColloquyIs = 'Guided discussions of books, ideas, art and films.';
export const product = 'Product';
export const exampleInsights = 'Example insights';
export const company = 'Company';
export const about = 'About';
export const forDevelopers = 'For developers';
export const legal = 'Legal';

// sharing the page
export const shareByMail = 'Share by email';
export const shareOnX = 'Share on X';
export const shareOnFacebook = 'Share on Facebook';
export const shareOnLinkedIn = 'Share on LinkedIn';
export const shareThisPage = 'Share this page';
export const colloquyInALine = 'Colloquy: read it, then talk it through.';
