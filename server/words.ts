/** What the server says to people about what they sent. `contract/words.ts` has what is said of a field. */

// confirm
export const yourCurrentPasswordIsNeeded = 'Your current password is needed for this.';
export const theCurrentPasswordIsNotRight = 'The current password is not right.';

// signup

// limits
export const tooManyTriesFor = (minutes: number) =>
  `Too many tries for now. Please come back in ${minutes} ${minutes === 1 ? 'minute' : 'minutes'}.`;

// create user
export const theAdministrator = 'The administrator';

// cursor
export const thatIsNoCursor = 'That is not a cursor for this list.';

// body
export const aJsonBodyIsNeeded = 'A JSON body is needed.';
export const theBodyHasToBe = 'The body has to be JSON (content type application/json).';
export const theBodyIsNotValidJson = 'The body is not valid JSON.';
export const largerThanAllowed = (megabytes: number) => `That is larger than the ${megabytes} MB allowed.`;
export const theBodyIsTooIntricate = 'The body is nested too deeply, or has too many values.';
export const theBodyBrokeOff = 'The body broke off.';
export const aJsonObjectIsNeeded = 'A JSON object is needed.';
export const thisHasToBeText = 'This has to be text.';
export const thisHasToBeANumber = 'This has to be a number.';
export const thisHasToBeAWholeNumber = 'This has to be a whole number.';
export const thisHasToBeTrueOrFalse = 'This has to be true or false.';
export const thisHasToBeAList = 'This has to be a list.';
export const thisHasTheWrongForm = 'This has the wrong form.';
export const tooLongOrTooLarge = 'This is too long or too large.';
export const tooShortOrTooSmall = 'This is too short or too small.';

// uploaded picture
export const thePictureHasToComeAsAForm = 'The picture has to come as a form (multipart/form-data).';
export const theFormCouldNotBeRead = 'The form could not be read.';
export const chooseAPicture = 'Choose a picture.';
export const aPictureMayHaveTenMegabytes = 'A picture may have 10 MB at most.';

// written items
export const whatRecognitionIs = 'Names the ideas it stands on, and says why they matter';
export const whatApplicationIs = 'Carries them over into life, and sees with other eyes';
export const whatAnalysisIs = 'Weighs reasons, means and other views';

// find shared
export const aReader = 'A reader';

// faults
export const theDiskIsFull =
  'The disk is full, so nothing could be saved. The administrator needs to make room.';

// upload picture
export const notAPicture = 'That could not be read as a picture. Choose a PNG, JPEG, WebP, GIF or AVIF file.';
export const thatPictureIsTooLarge = 'That picture is too large. Choose a smaller one.';

// verbs
export const thatPictureIsNotHere = 'That picture is not here any more. Please upload it again.';

// changed elsewhere
export const emptiedElsewhere = 'Emptied elsewhere in the meantime. Save again to keep what you have here.';
export const changedElsewhere = (now: string) =>
  `Changed elsewhere in the meantime. Save again to keep what you have here; there it says: “${now}”`;
