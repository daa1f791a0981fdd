/** Words of the list of keys. */
// list
export const ctrl = 'Ctrl';
export const anywhere = 'Anywhere';
export const thisList = 'This list';
export const goToTheNotification = 'Go to the notification';
export const esc = 'Esc';
export const closeADialogOrAMenu = 'Close a dialog or a menu';
export const inADiscussion = 'In a discussion';
export const enter = 'Enter';
export const sendTheMessage = 'Send the message';
export const shiftEnter = 'Shift Enter';
export const beginANewLine = 'Begin a new line';
export const sayAReadyReply = 'Say a reply that stands ready (message empty)';
export const stopDictatingOrListening = 'Stop dictating, or listening';
export const onAShelf = 'On a shelf';
export const goFromWorkToWork = 'Go from work to work';
export const end = 'End';
export const theFirstTheLast = 'The first, the last';
export const pageUp = 'Page Up';
export const pageDown = 'Page Down';
export const aScreenUpOrDown = 'A screen up or down';
export const inASearch = 'In a search';
export const intoWhatWasFound = 'Into what was found';
export const takeTheFirst = 'Take the first (ideas, insights)';
export const fromOneToTheNext = 'From one to the next';
export const choosingAnObjective = 'Choosing an objective';
export const inACalendarOrAChart = 'In a calendar or a chart';
export const aWeekBackAWeekOn = 'A week back, a week on';
export const oneStep = 'One step';
export const fourWeeksBackFourWeeksOn = 'Four weeks back, or on';
export const theBeginningToday = 'The beginning, today';
export const whatWasSaidThatDay = 'What was said that day';
export const lookingAtAPicture = 'Looking at a picture';
export const nearerFarther = 'Nearer, farther';
export const moveIt = 'Move it';

// shortcuts
export const openThisListWithThe = 'Open this list with the ? key';
export const noKeysWhileTyping = 'No key does anything while you type.';
