/**
 * A provider of language models on 127.0.0.1 that speaks OpenAI's, Anthropic's and Google's protocols and
 * fails on command. In a process of its own: `node tests/providers/mock.ts [port]`, told what to do by
 * `POST /script` with a Script or `{"fault": name}` as JSON.
 */
import { createServer, type IncomingMessage, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as sleep } from 'node:timers/promises';
import { type Dialect, errorBodyIn, pingIn, replyIn, type Step, structuredIn } from './dialects.ts';
import { FAULTS, type FaultName, type Script } from './script.ts';

export type Call = {
  dialect: Dialect;
  streamed: boolean;
  headers: IncomingMessage['headers'];
  url: string;
  // biome-ignore lint/suspicious/noExplicitAny: whatever the tested code sent
  body: any;
  openedAt: number;
  /** When the connection of the call was done with, and whether by the caller before the reply's end. */
  closedAt: number | null;
  aborted: boolean;
};

export type Mock = {
  origin: string;
  /** As `AI_BASE_URL` takes it. */
  baseUrl(dialect: Dialect): string;
  /** What all calls to come get; a function sees how many streamed calls came before. */
  play(script: Script | ((call: Call, streamedBefore: number) => Script)): void;
  readonly calls: Call[];
  /** Replies being written at the moment. */
  readonly open: number;
  stop(): Promise<void>;
};

export async function startMock(port = 0): Promise<Mock> {
  let play: (call: Call, streamedBefore: number) => Script = () => ({});
  let open = 0;
  const calls: Call[] = [];
  const server = createServer(async (request, response) => {
    const body = await jsonOf(request);
    if (request.url === '/script') {
      const told = { ...(FAULTS[body?.fault as FaultName] ?? {}), ...body } as Script;
      play = () => told;
      response.writeHead(204).end();
      return;
    }
    if (request.url?.endsWith('/models')) {
      response.writeHead(200, { 'content-type': 'application/json' });
      response.end(
        JSON.stringify({ object: 'list', data: [{ id: 'nomic-embed-text' }, { id: 'mock-chat' }] }),
      );
      return;
    }
    const call = callOf(request, body);
    if (!call) {
      response.writeHead(404).end();
      return;
    }
    const script = play(call, calls.filter(({ streamed }) => streamed).length);
    calls.push(call);
    open++;
    response.on('error', () => {});
    response.on('close', () => {
      open--;
      call.closedAt = performance.now();
      call.aborted = !response.writableFinished;
    });
    await answer(call, script, request, response).catch(() => response.destroy());
  });
  server.on('clientError', (_error, socket) => socket.destroy());
  await new Promise<void>((resolve) => server.listen(port, '127.0.0.1', resolve));
  const origin = `http://127.0.0.1:${(server.address() as AddressInfo).port}`;

  return {
    origin,
    baseUrl: (dialect) => (dialect === 'google' ? `${origin}/v1beta` : `${origin}/v1`),
    play(script) {
      play = typeof script === 'function' ? script : () => script;
    },
    calls,
    get open() {
      return open;
    },
    stop: () =>
      new Promise((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}

async function jsonOf(request: IncomingMessage) {
  let text = '';
  for await (const chunk of request) text += chunk;
  try {
    return JSON.parse(text);
  } catch {
    return null;
  }
}

function callOf(request: IncomingMessage, body: Call['body']): Call | null {
  const url = request.url ?? '';
  const call = {
    headers: request.headers,
    url,
    body,
    openedAt: performance.now(),
    closedAt: null,
    aborted: false,
  };
  if (url.includes('/chat/completions'))
    return { ...call, dialect: 'openai', streamed: body?.stream === true };
  if (url.includes('/messages')) return { ...call, dialect: 'anthropic', streamed: body?.stream === true };
  if (url.includes(':streamGenerateContent')) return { ...call, dialect: 'google', streamed: true };
  if (url.includes(':generateContent')) return { ...call, dialect: 'google', streamed: false };
  return null;
}

async function answer(call: Call, script: Script, request: IncomingMessage, response: ServerResponse) {
  if (script.answerAfterMs) await sleep(script.answerAfterMs);
  if (script.mute) return;
  if (script.status !== undefined) {
    response.writeHead(script.status, {
      'content-type': script.contentType ?? 'application/json',
      ...(script.retryAfter === undefined ? {} : { 'retry-after': script.retryAfter }),
    });
    response.end(script.errorBody ?? errorBodyIn(call.dialect, script.status));
    return;
  }
  if (!call.streamed) {
    const tool = call.body?.tools?.[0]?.name ?? null;
    response.writeHead(200, { 'content-type': 'application/json' });
    response.end(structuredIn(call.dialect, script, tool));
    return;
  }
  response.writeHead(200, { 'content-type': script.contentType ?? 'text/event-stream; charset=utf-8' });
  response.flushHeaders();
  await stream(call, script, request, response);
}

async function stream(call: Call, script: Script, request: IncomingMessage, response: ServerResponse) {
  let sent = 0;
  const write = async (step: Step) => {
    let bytes = bytesOf(step, script.lineEnd ?? '\n');
    const cut = script.cutAt !== undefined && sent + bytes.length >= script.cutAt;
    if (cut) bytes = bytes.subarray(0, (script.cutAt ?? 0) - sent);
    const size = script.bytesPerWrite ?? bytes.length;
    for (let at = 0; at < bytes.length; at += size) {
      const more = response.write(bytes.subarray(at, at + size));
      if (script.bytesPerWrite) await tick();
      if (!more && !response.destroyed)
        await new Promise((resolve) => response.once('drain', resolve).once('close', resolve));
    }
    sent += bytes.length;
    return cut;
  };

  const reply = replyIn(call.dialect, script);
  for (let piece = -1; !response.destroyed; piece++) {
    if (piece === 0 && script.firstAfterMs) await sleep(script.firstAfterMs);
    else if (piece > 0 && script.everyMs) await sleep(script.everyMs);
    else if (script.endless) await tick();
    if (script.pause?.before === piece) await script.pause.until;
    // Made when it is due, so that a piece can say when it was written.
    const { value: steps } = reply.next();
    if (!steps) break;
    for (const step of steps) {
      if (step === 'silence') {
        await silence(call.dialect, script, response);
        return;
      }
      if (await write(step)) {
        // What was written must get out before the connection is broken.
        await sleep(5);
        if (script.cutBy === 'rst') request.socket.resetAndDestroy();
        else request.socket.end();
        return;
      }
    }
  }
  response.end();
}

async function silence(dialect: Dialect, script: Script, response: ServerResponse) {
  while (!response.destroyed) {
    await sleep(script.keepAliveMs ?? 20);
    if (script.keepAliveMs && !response.destroyed)
      response.write(bytesOf(pingIn(dialect), script.lineEnd ?? '\n'));
  }
}

function bytesOf(step: Step, lineEnd: string): Buffer {
  if (step === 'silence') return Buffer.alloc(0);
  if ('raw' in step) return Buffer.from(step.raw);
  const lines = [...(step.event ? [`event: ${step.event}`] : []), `data: ${step.data}`, '', ''];
  return Buffer.from(lines.join(lineEnd));
}

const tick = () => new Promise((resolve) => setImmediate(resolve));

if (import.meta.main) {
  const mock = await startMock(Number(process.argv[2] ?? 0));
  process.stdout.write(`${mock.origin}\n`);
}
