/** Decides one turn of the guide: which move, how high, how long, and the built-in wording of it. */
import { wordCount } from './counting.ts';
import { answer } from './planning/answers.ts';
import { command } from './planning/commands.ts';
import { instructionsFor } from './planning/instructions.ts';
import * as occasions from './planning/occasions.ts';
import { question } from './planning/questions.ts';
import { type Scene, sceneOf } from './planning/scene.ts';
import { sentencesOf } from './planning/sentences.ts';
import { hasNotMet, saysBored, saysFarewell } from './planning/stance.ts';
import type { PlannedTurn } from './planning/turn.ts';
import type { Brief, Reading, Talk, Verdict } from './types.ts';

export function plan(talk: Talk, message: string, reading: Reading, verdict: Verdict | null): Brief {
  const scene = sceneOf(talk, message, reading, verdict);
  const turn = turnFor(scene);
  return {
    move: turn.move,
    rung: scene.state.rung,
    hint: turn.hint,
    words: turn.limit,
    language: reading.language,
    instructions: instructionsFor(scene, turn),
    draft: draftOf(turn),
  };
}

function turnFor(scene: Scene): PlannedTurn {
  const { reading, state } = scene;
  if (reading.kind === 'distress') return occasions.distress(scene);
  if (state.afterDistress) return occasions.afterDistress(scene);
  if (saysFarewell(scene.message)) return occasions.closing(scene);
  if (hasNotMet(scene.message) && state.snips.length === 0) return occasions.notMet(scene);
  switch (reading.kind) {
    case 'identity_question':
      return occasions.identity(scene);
    case 'other_language':
      return occasions.otherLanguage(scene);
    case 'greeting':
      return occasions.greeting(scene);
    case 'thanks':
      return occasions.thanks(scene);
    case 'closing':
      return occasions.closing(scene);
    case 'nonsense':
      return occasions.nonsense(scene);
    case 'hostile':
      return occasions.hostile(scene);
    case 'off_topic':
      return occasions.offTopic(scene);
    case 'stuck':
      return saysBored(scene.message) ? occasions.changeCourse(scene) : occasions.stuck(scene);
    case 'hint_request':
      return occasions.hint(scene);
    case 'command':
      return command(scene);
    case 'question':
      return question(scene);
    case 'menu_choice':
      return occasions.menuChoice(scene);
    case 'pasted':
      return occasions.pasted(scene);
    case 'instruction_to_judge':
      return occasions.toTheJudge(scene);
    case 'answer':
      return answer(scene);
  }
}

/** Receive, give, ask; where that is too long, the lead gives way, never the question. */
function draftOf({ lead, ask, limit, apart }: PlannedTurn): string {
  const gap = apart ? '\n\n' : ' ';
  const whole = [lead, ask].filter((part) => part !== null && part !== '').join(gap);
  if (wordCount(whole) <= limit || ask === null) return whole;
  const sentences = sentencesOf(lead);
  while (sentences.length > 0) {
    sentences.pop();
    const shorter = [sentences.join(' '), ask].filter((part) => part !== '').join(gap);
    if (wordCount(shorter) <= limit) return shorter;
  }
  return ask;
}
