/** Words that are frequent in one language and rare in the others. */
const COMMON: Record<string, string> = {
  en: 'the and of to is that it you what with for this was are have which would does your',
  de: 'der die und das ist nicht ein eine sie mit auf sich des dem den wie auch was ihr dass',
  fr: 'le les et des est une dans que qui pour pas vous ce sur avec plus cette mais sont nous',
  es: 'el los las y una por para con lo como pero sus más este ya muy está qué cuando',
  it: 'il gli che di e per una sono della non con come anche più questo nel ma cosa dei',
  pt: 'o os as uma não para com mais como mas foi ao ele das tem à seu você isso',
  nl: 'het een van en niet dat zijn op te met voor aan ook maar naar dit wordt hij je',
};

const SCRIPTS: [string, RegExp][] = [
  ['ja', /[\p{Script=Hiragana}\p{Script=Katakana}]/gu],
  ['zh', /\p{Script=Han}/gu],
  ['ko', /\p{Script=Hangul}/gu],
  ['ru', /\p{Script=Cyrillic}/gu],
  ['el', /\p{Script=Greek}/gu],
  ['ar', /\p{Script=Arabic}/gu],
  ['he', /\p{Script=Hebrew}/gu],
  ['hi', /\p{Script=Devanagari}/gu],
];

/** The language a text is most likely in, as a voice wants to know it; English when nothing tells. */
export function languageOfText(text: string): string {
  const letters = text.match(/\p{L}/gu)?.length ?? 0;
  const script = SCRIPTS.find(([, pattern]) => (text.match(pattern)?.length ?? 0) > letters * 0.2);
  if (script) return script[0];
  const words = text.toLowerCase().match(/\p{L}+/gu) ?? [];
  const counted = Object.entries(COMMON).map(([language, list]) => {
    const common = new Set(list.split(' '));
    return { language, count: words.filter((word) => common.has(word)).length };
  });
  const best = counted.reduce((a, b) => (b.count > a.count ? b : a));
  return best.count === 0 ? 'en' : best.language;
}
