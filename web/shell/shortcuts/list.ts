/** Every key that does something of ours, by where it does it. What the browser itself does is not here. */
export type Shortcut = { keys: string[]; does: string };

const isApple = typeof navigator !== 'undefined' && /Mac|iPhone|iPad/.test(navigator.platform);
const COMMAND = isApple ? '⌘' : 'Ctrl';

export const SHORTCUTS: { where: string; shortcuts: Shortcut[] }[] = [
  {
    where: 'Anywhere',
    shortcuts: [
      { keys: [`${COMMAND} K`], does: 'Search everything' },
      { keys: ['?'], does: 'This list' },
      { keys: ['F8'], does: 'Go to the notification' },
      { keys: ['Esc'], does: 'Close a dialog or a menu' },
    ],
  },
  {
    where: 'In a discussion',
    shortcuts: [
      { keys: ['Enter'], does: 'Send the message' },
      { keys: ['Shift Enter'], does: 'Begin a new line' },
      { keys: ['Esc'], does: 'Stop dictating, or listening' },
    ],
  },
  {
    where: 'On a shelf',
    shortcuts: [
      { keys: ['←', '→', '↑', '↓'], does: 'Go from work to work' },
      { keys: ['Home', 'End'], does: 'The first, the last' },
      { keys: ['Page Up', 'Page Down'], does: 'A screen up or down' },
    ],
  },
  {
    where: 'In a search',
    shortcuts: [
      { keys: ['↓'], does: 'Into what was found' },
      { keys: ['↑', '↓'], does: 'From one to the next' },
      { keys: ['Esc'], does: 'Clear the search' },
    ],
  },
  {
    where: 'In a calendar or a chart',
    shortcuts: [
      { keys: ['←', '→'], does: 'A week back, a week on' },
      { keys: ['↑', '↓'], does: 'One step' },
      { keys: ['Home', 'End'], does: 'The beginning, today' },
      { keys: ['Enter'], does: 'What was said that day' },
    ],
  },
  {
    where: 'Looking at a picture',
    shortcuts: [
      { keys: ['+', '−'], does: 'Nearer, farther' },
      { keys: ['←', '→', '↑', '↓'], does: 'Move it' },
      { keys: ['0'], does: 'Show it whole' },
    ],
  },
];
