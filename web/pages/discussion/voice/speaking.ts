import { spokenPieces, spokenText } from './spoken-text.ts';
import { languageOfText } from './text-language.ts';

/** As the specification has it. */
const VOICE = { rate: 0.9, pitch: 1, volume: 0.8 } as const;

/** Reads a text aloud, piece after piece; returns how to stop it. `onEnd` is told however it ends. */
export function speak(markdown: string, onEnd: () => void): () => void {
  const text = spokenText(markdown);
  const language = languageOfText(text);
  const pieces = spokenPieces(text);
  let isOver = false;
  const end = () => {
    if (isOver) return;
    isOver = true;
    speechSynthesis.cancel();
    onEnd();
  };
  const next = (at: number) => {
    const piece = pieces[at];
    if (isOver) return;
    if (piece === undefined) return end();
    const utterance = new SpeechSynthesisUtterance(piece);
    Object.assign(utterance, VOICE, { lang: language });
    const voice = voiceFor(language);
    if (voice) utterance.voice = voice;
    utterance.onend = () => next(at + 1);
    utterance.onerror = end;
    speechSynthesis.speak(utterance);
  };
  speechSynthesis.cancel();
  next(0);
  return end;
}

/** The reader's own kind of the language first, then one that needs no network. */
function voiceFor(language: string): SpeechSynthesisVoice | undefined {
  const fitting = speechSynthesis.getVoices().filter(({ lang }) => lang.toLowerCase().startsWith(language));
  const own = navigator.languages.find((one) => one.toLowerCase().startsWith(language))?.toLowerCase();
  return (
    fitting.find(({ lang }) => lang.toLowerCase() === own) ??
    fitting.find(({ localService }) => localService) ??
    fitting[0]
  );
}
