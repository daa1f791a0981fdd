/** Speech turned into text by the browser. Only some have it, and none of their types are in the DOM library. */
type Recognition = EventTarget & {
  lang: string;
  continuous: boolean;
  interimResults: boolean;
  start: () => void;
  abort: () => void;
  onresult: ((event: RecognitionEvent) => void) | null;
  onend: (() => void) | null;
  onerror: ((event: { error: string }) => void) | null;
};
type RecognitionEvent = { results: ArrayLike<ArrayLike<{ transcript: string }> & { isFinal: boolean }> };
type RecognitionMaker = new () => Recognition;

function maker(): RecognitionMaker | undefined {
  const known = globalThis as {
    SpeechRecognition?: RecognitionMaker;
    webkitSpeechRecognition?: RecognitionMaker;
  };
  return known.SpeechRecognition ?? known.webkitSpeechRecognition;
}

export function canDictate(): boolean {
  return maker() !== undefined;
}

type Listeners = { onText: (text: string) => void; onEnd: (refused: boolean) => void };

/**
 * Listens until it is stopped. Stopping aborts at once, which lets go of the microphone; what comes
 * after that is not heard any more.
 */
export function dictate(language: string, { onText, onEnd }: Listeners): () => void {
  const Maker = maker();
  if (!Maker) {
    onEnd(true);
    return () => undefined;
  }
  const recognition = new Maker();
  let isOver = false;
  const end = (refused = false) => {
    if (isOver) return;
    isOver = true;
    recognition.onresult = null;
    recognition.onend = null;
    recognition.onerror = null;
    recognition.abort();
    onEnd(refused);
  };
  recognition.lang = language;
  recognition.continuous = true;
  recognition.interimResults = true;
  recognition.onresult = ({ results }) => {
    onText(
      Array.from(results, (result) => result[0]?.transcript.trim() ?? '')
        .filter(Boolean)
        .join(' '),
    );
  };
  recognition.onend = () => end();
  recognition.onerror = ({ error }) => end(error !== 'no-speech' && error !== 'aborted');
  try {
    recognition.start();
  } catch (cause) {
    console.error('Dictation could not begin.', cause);
    end(true);
  }
  return () => end();
}
