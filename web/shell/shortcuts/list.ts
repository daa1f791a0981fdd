import * as everywhere from '../../words/everywhere.ts';
import * as say from '../../words/shortcuts.ts';

/** Every key that does something of ours, by where it does it. What the browser itself does is not here. */
export type Shortcut = { keys: string[]; does: string };

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);
const COMMAND = isApple ? '⌘' : say.ctrl;

export const SHORTCUTS: { where: string; shortcuts: Shortcut[] }[] = [
  {
    where: say.anywhere,
    shortcuts: [
      { keys: [`${COMMAND} K`], does: everywhere.searchEverything },
      { keys: ['?'], does: say.thisList },
      { keys: ['F8'], does: say.goToTheNotification },
      { keys: [say.esc], does: say.closeADialogOrAMenu },
    ],
  },
  {
    where: say.inADiscussion,
    shortcuts: [
      { keys: [say.enter], does: say.sendTheMessage },
      { keys: [say.shiftEnter], does: say.beginANewLine },
      { keys: ['1', '…', '5'], does: say.sayAReadyReply },
      { keys: [say.esc], does: say.stopDictatingOrListening },
    ],
  },
  {
    where: say.onAShelf,
    shortcuts: [
      { keys: ['←', '→', '↑', '↓'], does: say.goFromWorkToWork },
      { keys: [everywhere.home, say.end], does: say.theFirstTheLast },
      { keys: [say.pageUp, say.pageDown], does: say.aScreenUpOrDown },
    ],
  },
  {
    where: say.choosingAnObjective,
    shortcuts: [{ keys: ['↑', '↓'], does: say.fromOneToTheNext }],
  },
  {
    where: say.inASearch,
    shortcuts: [
      { keys: ['↓'], does: say.intoWhatWasFound },
      { keys: [say.enter], does: say.takeTheFirst },
      { keys: ['↑', '↓'], does: say.fromOneToTheNext },
      { keys: [say.esc], does: everywhere.clearTheSearch },
    ],
  },
  {
    where: say.inACalendarOrAChart,
    shortcuts: [
      { keys: ['←', '→'], does: say.aWeekBackAWeekOn },
      { keys: ['↑', '↓'], does: say.oneStep },
      { keys: [say.pageUp, say.pageDown], does: say.fourWeeksBackFourWeeksOn },
      { keys: [everywhere.home, say.end], does: say.theBeginningToday },
      { keys: [say.enter], does: say.whatWasSaidThatDay },
    ],
  },
  {
    where: say.lookingAtAPicture,
    shortcuts: [
      { keys: ['+', '−'], does: say.nearerFarther },
      { keys: ['←', '→', '↑', '↓'], does: say.moveIt },
      { keys: ['0'], does: everywhere.showItWhole },
    ],
  },
];
