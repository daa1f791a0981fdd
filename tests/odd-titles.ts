import fc from 'fast-check';

const SCRIPTS = [
  'abcdefghijklmnopqrstuvwxyzABCDEFGHIJKLMNOPQRSTUVWXYZ',
  'WMWMWM@%mw',
  'éàüßøñçÅŒŁğİ',
  'АБВГДЕЖЗШЩЮЯабвгджщюя',
  'ΑΒΓΔΩαβγδωάέ',
  'אבגדהוזחטיכלמנ',
  'ابتثجحخدذرزسشصضطظعغفقكلمنهويﷺ',
  '百年孤独红楼梦活着三体我是猫、。「」',
  'あいうえおアイウエオンー吾輩は猫である',
  '한글채식주의자난장이',
  'กขคงจฉชซสี่แผ่นดินคู่',
  'अआइईकखगघगोदानमैलाआँचल',
  'தமிழ்பொன்னியின்',
  'አማርኛ',
  '0123456789',
  '&<>"\'/\\;:!?.,()[]{}',
  '–—…“”‘’',
].map((letters) => fc.constantFrom(...new Intl.Segmenter().segment(letters)).map((part) => part.segment));

const EMOJI = fc.constantFrom('😀', '👨‍👩‍👧‍👦', '🏳️‍🌈', '🇫🇷', '👍🏽', '1️⃣', '🐋');
const HOSTILE = fc.constantFrom(
  '\u0000',
  '\u0007',
  '\ud83d',
  '\udc00',
  '\u202e',
  '\u2066',
  '\ufffe',
  '\u0301',
  '\u200d',
  '\n',
  '\t',
  ']]>',
  '<script>',
  '&#0;',
  '﷽',
  '𒐫',
  '⸻',
);

const sign = fc.oneof(
  { weight: 12, arbitrary: fc.constantFrom(...SCRIPTS).chain((script) => script) },
  { weight: 3, arbitrary: fc.constant(' ') },
  { weight: 1, arbitrary: EMOJI },
  { weight: 1, arbitrary: HOSTILE },
  { weight: 1, arbitrary: fc.string({ unit: 'binary', minLength: 1, maxLength: 1 }) },
);

/** Signs of one script with spaces, as real titles are. */
const oneScript = fc
  .constantFrom(...SCRIPTS)
  .chain((script) =>
    fc.array(fc.oneof({ weight: 6, arbitrary: script }, { weight: 1, arbitrary: fc.constant(' ') }), {
      minLength: 1,
      maxLength: 200,
    }),
  )
  .map((signs) => signs.join(''));

/** Titles as people might type them, in any script, and as nobody should: at most 200 signs long. */
export const anyTitle = fc
  .oneof(
    oneScript,
    fc.array(sign, { minLength: 1, maxLength: 60 }).map((signs) => signs.join('')),
    fc.string({ unit: 'binary', minLength: 1, maxLength: 200 }),
    fc
      .tuple(fc.constantFrom('W', 'x', '百', 'ش', 'ж', '𒐫'), fc.integer({ min: 1, max: 200 }))
      .map(([one, times]) => one.repeat(times)),
  )
  .map((title) => title.slice(0, 200));
