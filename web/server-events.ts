/** Server-sent events out of pieces cut anywhere, whatever ends their lines. */
export class ServerEvents<Event> {
  readonly #read: (name: string, data: string) => Event | null;
  #rest = '';
  #name = '';
  #data: string[] = [];

  constructor(read: (name: string, data: string) => Event | null) {
    this.#read = read;
  }

  push(piece: string): Event[] {
    this.#rest += piece;
    const events: Event[] = [];
    for (let line = this.#nextLine(); line !== null; line = this.#nextLine()) {
      if (line !== '') this.#take(line);
      else {
        const event = this.#dispatch();
        if (event) events.push(event);
      }
    }
    return events;
  }

  #nextLine(): string | null {
    const end = /\r\n|\n|\r/.exec(this.#rest);
    // A CR at the very end may be the first half of a CRLF.
    if (!end || (end[0] === '\r' && end.index === this.#rest.length - 1)) return null;
    const line = this.#rest.slice(0, end.index);
    this.#rest = this.#rest.slice(end.index + end[0].length);
    return line;
  }

  #take(line: string): void {
    if (line.startsWith(':')) return;
    const colon = line.indexOf(':');
    const field = colon < 0 ? line : line.slice(0, colon);
    const value = colon < 0 ? '' : line.slice(colon + 1).replace(/^ /, '');
    if (field === 'event') this.#name = value;
    if (field === 'data') this.#data.push(value);
  }

  #dispatch(): Event | null {
    const [name, data] = [this.#name, this.#data.join('\n')];
    this.#name = '';
    this.#data = [];
    return data === '' ? null : this.#read(name, data);
  }
}
