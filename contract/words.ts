/** What is said of a field that does not fit; `problems.ts` has what is said of a whole request. */

// accounts
export const emailIsRequired = 'An email address is required';
export const notAnEmailAddress = 'That is not an email address.';
export const aPasswordIsRequired = 'A password is required';
export const passwordTooLong = (most: number) => `Password must be at most ${most} characters long.`;
export const passwordTooShort = (least: number) => `Password must be at least ${least} characters long.`;
export const yourPasswordIsRequired = 'Your password is required';
export const thatPasswordIsTooLong = 'That password is too long.';
export const yourNameIsRequired = 'Your name is required';

// numbers and lists
export const aWholeNumber = 'A whole number.';
export const aPageNumber = 'A page’s number, from 1.';
export const zeroOrMore = 'Zero or more.';
export const thatIsTooLarge = 'That is too large.';
export const aWholeNumberOrUnlimited = 'A whole number, or “unlimited”.';
export const fromOneTo = (most: number) => `From 1 to ${most}.`;
export const thatIsNoCursorOfOurs = 'That is not one of our cursors.';
export const oneOf = (names: readonly string[]) => `One of ${names.join(', ')}.`;
export const aNameIsRequired = 'A name is required';

// artworks
export const aYearIsText = 'A year is text, or a whole number.';
export const titleIsRequired = 'Title is required';
export const artistNameIsRequired = 'Artist name is required';

// book search
export const giveATitleOrAnAuthor = 'Give a title or an author.';

// books
export const aRatingIsANumber = 'A rating is a number from 0.5 to 5.';
export const aRatingIsFromHalfToFive = 'A rating is from 0.5 to 5.';
export const ratingsGoInHalfStars = 'Ratings go in half stars.';
export const anIsbnHasTenOrThirteen = 'An ISBN has 10 or 13 digits.';
export const authorIsRequired = 'Author is required';

// chat
export const atMostMessagesOfHistory = (most: number) => `At most ${most} messages of history.`;
export const theHistoryIsTooLong = 'The history is too long.';
export const writeSomethingFirst = 'Write something first.';
export const aUuid = 'A UUID.';

// discussions
export const sayHowYouSeeIt = 'Say how you see it.';

// insights
export const thisPageIsNotKnown = 'This page is not known.';
export const aTimeInFull = 'A time like 2026-03-01T12:00:00Z.';

// message search
export const whatShouldBeLookedFor = 'What should be looked for?';

// movies
export const directorNameIsRequired = 'Director name is required';
export const aYearIsAWholeNumber = 'A year is a whole number.';

// onboarding
export const atMostBooksToBeginWith = (most: number) => `At most ${most} books to begin with.`;

// pictures
export const aWebAddressOrUpload = 'An address that starts with http:// or https://, or an uploaded picture.';
export const aWidthInPixels = 'A width in pixels.';
export const aWidthInWholePixels = 'A width in whole pixels.';
export const widthTooSmall = 'A width of at least 1 pixel.';
export const widthTooLarge = 'A width of at most 10,000 pixels.';

// shares
export const aWholeNumberOfDays = 'A whole number of days from 1 to 365.';

// text
export const atMostCharacters = (most: number) => `At most ${most.toLocaleString('en-US')} characters.`;
export const thisIsRequired = 'This is required';
export const aWebAddress = 'An address that starts with http:// or https://.';
export const thatIsNotAWebAddress = 'That is not a web address.';
export const aDateInFull = 'A date like 2026-03-01.';
export const thatDayDoesNotExist = 'That day does not exist.';
export const thatIsNotATimeZone = 'That is not a time zone.';
