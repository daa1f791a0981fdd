import { createParser } from 'eventsource-parser';
import type { Hearing } from './hearing.ts';
import type { Wire } from './wire.ts';

/** No event of a reply is near this long; a server that sends one is out of order. */
const LONGEST_EVENT = 1_000_000;

export type EventReader = {
  feed(bytes: Uint8Array): void;
  /** The last event counts even if the server left out the empty line behind it. */
  end(): void;
};

/** Bytes of an event stream in, whatever way they are cut; what they say goes into the hearing. */
export function eventReader(wire: Wire, hearing: Hearing): EventReader {
  const decoder = new TextDecoder('utf-8', { fatal: true });
  const spoilt = () => {
    hearing.fault ??= 'malformed';
  };
  const parser = createParser({
    maxBufferSize: LONGEST_EVENT,
    onEvent: ({ data }) => {
      if (!hearing.fault && !hearing.ended) wire.read(data, hearing);
    },
    onError: ({ type }) => {
      if (type !== 'invalid-retry') spoilt();
    },
  });
  return {
    feed(bytes) {
      try {
        parser.feed(decoder.decode(bytes, { stream: true }));
      } catch {
        spoilt();
      }
    },
    end() {
      if (!hearing.finish && !hearing.fault) parser.feed('\n\n');
    },
  };
}
