import { isModel } from '../../../data/is-model.ts';
import * as say from '../../../words/side-page.ts';

/** "openai:gpt-5" is "gpt-5". */
export function guideName(guide: string): string {
  return guide === 'builtin' ? say.builtInGuide : guide.slice(guide.indexOf(':') + 1);
}

export function guideSentence(guide: string): string {
  if (guide === 'builtin') return say.whatTheBuiltInGuideIs;
  return isModel(guide) ? say.whatTheModelIs(guideName(guide)) : say.whoElseSpeaks(guide);
}
