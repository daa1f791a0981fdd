import { expect, test } from 'vitest';
import { languageOfText } from './text-language.ts';

test.each([
  ['en', 'What does the lamp tell you that the letter does not?'],
  ['de', 'Was sagt dir die Lampe, das der Brief nicht sagt?'],
  ['fr', 'Que vous dit la lampe que la lettre ne dit pas ?'],
  ['es', '¿Qué te dice la lámpara, y por qué no lo dice la carta para los demás?'],
  ['it', 'Che cosa ti dice la lampada che non dice la lettera?'],
  ['pt', 'O que a lâmpada diz para você, mas não diz a carta?'],
  ['nl', 'Wat zegt het licht dat de brief niet zegt, en van wie is het?'],
  ['ru', 'Что говорит лампа?'],
  ['ja', '灯りは何を語りますか。'],
  ['zh', '灯说了什么？'],
  ['en', 'Ozymandias'],
])('%s: %s', (language, text) => {
  expect(languageOfText(text)).toBe(language);
});
