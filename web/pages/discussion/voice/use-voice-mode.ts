import { useCallback, useEffect, useRef, useState } from 'react';
import type { Entry } from '../talk/entries.ts';
import type { useListening } from './use-listening.ts';

type Listening = ReturnType<typeof useListening>;

/** In voice mode each new reply is read aloud once it is whole; a new message ends the reading. */
export function useVoiceMode(last: Entry | undefined, { listen, stop }: Listening) {
  const [voiceMode, setVoiceMode] = useState(false);
  const wasComing = useRef(false);
  const isComing = last?.status === 'waiting' || last?.status === 'streaming';
  useEffect(() => {
    if (isComing) {
      wasComing.current = true;
      return;
    }
    if (!wasComing.current || last?.sender !== 'ai') return;
    wasComing.current = false;
    if (voiceMode && last.status === 'done') listen(last.key, last.content);
  }, [isComing, last, voiceMode, listen]);
  const toggleVoiceMode = useCallback(() => {
    setVoiceMode((on) => {
      if (on) stop();
      return !on;
    });
  }, [stop]);
  return { voiceMode, toggleVoiceMode, silenced: stop };
}
