import * as say from '../../../words/side-page.ts';

/** "openai:gpt-5" is "gpt-5". */
export function guideName(guide: string): string {
  return guide === 'builtin' ? say.builtInGuide : guide.slice(guide.indexOf(':') + 1);
}

export function guideSentence(guide: string): string {
  return guide === 'builtin' ? say.whatTheBuiltInGuideIs : say.whatTheModelIs(guideName(guide));
}
