/** What a reader tells the guide to do. */

import { MOVES } from '../wording/moves.ts';
import { freshQuestion, nextQuestion, smallStart, takeUpAgain, withoutOwnWords } from './next-question.ts';
import { angles } from './occasions.ts';
import { explain } from './questions.ts';
import { ask, occasion, type Scene } from './scene.ts';
import { listsFor } from './steps.ts';
import { summary } from './summing-up.ts';
import { type PlannedTurn, turnOf } from './turn.ts';

export function command(scene: Scene): PlannedTurn {
  switch (scene.reading.command) {
    case 'summarise':
      return summary(scene);
    case 'another_question':
      return turnOf('another_question', occasion(scene, 'another'), freshQuestion(scene));
    case 'simpler':
      return turnOf('simpler', occasion(scene, 'simpler'), smallStart(scene));
    case 'deeper':
      return turnOf(
        'deeper',
        occasion(scene, 'deeper'),
        ask(scene, listsFor(scene, 'extend').map(withoutOwnWords)).text,
      );
    case 'change_topic':
      return angles(scene);
    case 'pause':
      return turnOf('pause', occasion(scene, 'pause'), takeUpAgain(scene, MOVES.pause));
    case 'explain':
      return explain(scene);
    default:
      return turnOf('continue', occasion(scene, 'going_on'), nextQuestion(scene));
  }
}
