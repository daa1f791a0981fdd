/** Hears a streamed reply to its end, or to where it breaks off. */
import { OVER_TLS } from './person.ts';

export type Heard = {
  text: string;
  /** The whole reply as the server says it is; null when the stream ended without. */
  done: { content: string; messageId: number; guide: string } | null;
  error: string | null;
  servedBy: string | null;
  status: number;
};

export const listen = async (
  url: string,
  init: RequestInit,
  onText: (heard: Heard) => void = () => {},
): Promise<Heard> => {
  const heard: Heard = { text: '', done: null, error: null, servedBy: null, status: 0 };
  try {
    const response = await fetch(url, init);
    heard.status = response.status;
    heard.servedBy = response.headers.get('x-served-by');
    let rest = '';
    for await (const piece of response.body?.pipeThrough(new TextDecoderStream()) ?? []) {
      rest += piece;
      const events = rest.split('\n\n');
      rest = events.pop() ?? '';
      for (const event of events) {
        const name = /^event: (\w+)/m.exec(event)?.[1];
        const data = /^data: (.*)$/m.exec(event)?.[1];
        if (!name || !data) continue;
        const told = JSON.parse(data);
        if (name === 'delta') heard.text += told.text;
        if (name === 'done') heard.done = told;
        if (name === 'error') heard.error = told.code;
        onText(heard);
      }
    }
  } catch (thrown) {
    heard.error = thrown instanceof Error ? thrown.message : 'broken';
  }
  return heard;
};

export const streamedChat = (
  cookie: string,
  discussionId: number,
  id: string,
  words: string,
): RequestInit => ({
  method: 'POST',
  headers: { ...OVER_TLS, cookie, 'content-type': 'application/json', accept: 'text/event-stream' },
  body: JSON.stringify({
    bookTitle: 'Middlemarch',
    bookAuthor: 'George Eliot',
    discussionId,
    clientMessageId: id,
    userMessage: words,
  }),
});
