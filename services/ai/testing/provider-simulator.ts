// An OpenAI-compatible server on loopback, for tests. It is scripted per call and records everything that it receives.
import { createServer, type IncomingMessage, type Server, type ServerResponse } from 'node:http';
import type { AddressInfo } from 'node:net';
import { setTimeout as pause } from 'node:timers/promises';
import sharp from 'sharp';

/** How the next call is answered. */
export type Script =
  | {
      kind: 'answer';
      json: unknown;
      usage?: { prompt: number; completion: number } | null;
      /** Answers after this time in ms. */
      afterMs?: number;
    }
  | { kind: 'text'; text: string; finish?: 'stop' | 'length' | 'content_filter' }
  | { kind: 'refusal' }
  /** The stream ends after some characters: closed properly without an end, or cut. */
  | { kind: 'cut'; text: string; how: 'end' | 'destroy' }
  | { kind: 'status'; status: number; retryAfter?: number; message?: string }
  /** Writes the beginning and then waits until `release` is called. */
  | { kind: 'hang'; text?: string }
  | { kind: 'picture'; bytes?: Buffer };

export type Received = { path: string; authorization: string | undefined; body: string };

export async function startProviderSimulator() {
  const received: Received[] = [];
  const scripts: Script[] = [];
  const hanging = new Set<ServerResponse>();
  let answerAlways: ((call: Received) => Script) | undefined;
  let onHang: (() => void) | undefined;

  const server: Server = createServer((request, response) => {
    void answer(request, response);
  });

  async function answer(request: IncomingMessage, response: ServerResponse): Promise<void> {
    const call = { path: request.url ?? '', authorization: request.headers.authorization, body: await bodyOf(request) };
    if (call.path === '/v1/models')
      return sendJson(response, { object: 'list', data: [{ id: 'text-l', object: 'model' }] });
    received.push(call);
    const script = scripts.shift() ?? answerAlways?.(call) ?? { kind: 'status', status: 500 };
    if (script.kind === 'status') {
      response.writeHead(script.status, {
        'content-type': 'application/json',
        ...(script.retryAfter !== undefined && { 'retry-after': String(script.retryAfter) }),
      });
      return void response.end(JSON.stringify({ error: { message: script.message ?? 'no' } }));
    }
    if (script.kind === 'picture') {
      const bytes = script.bytes ?? (await picture());
      return sendJson(response, { created: 0, data: [{ b64_json: bytes.toString('base64') }] });
    }
    response.writeHead(200, { 'content-type': 'text/event-stream' });
    switch (script.kind) {
      case 'answer':
        response.flushHeaders();
        await pause(script.afterMs ?? 0);
        sendText(response, JSON.stringify(script.json));
        sendChunk(response, { delta: {}, finish_reason: 'stop' });
        if (script.usage !== null) sendUsage(response, script.usage ?? { prompt: 1_000, completion: 500 });
        return void response.end('data: [DONE]\n\n');
      case 'text':
        sendText(response, script.text);
        sendChunk(response, { delta: {}, finish_reason: script.finish ?? 'stop' });
        sendUsage(response, { prompt: 1_000, completion: 500 });
        return void response.end('data: [DONE]\n\n');
      case 'refusal':
        sendChunk(response, { delta: { refusal: 'I cannot help with that.' }, finish_reason: null });
        sendChunk(response, { delta: {}, finish_reason: 'stop' });
        return void response.end('data: [DONE]\n\n');
      case 'cut':
        sendText(response, script.text);
        // After the text has been written.
        return void response.write(': \n\n', () => (script.how === 'end' ? response.end() : response.destroy()));
      case 'hang':
        if (script.text) sendText(response, script.text);
        else response.write(': \n\n');
        hanging.add(response);
        response.on('close', () => hanging.delete(response));
        onHang?.();
    }
  }

  await new Promise<void>((resolve) => server.listen(0, '127.0.0.1', resolve));
  const { port } = server.address() as AddressInfo;
  return {
    url: `http://127.0.0.1:${port}/v1`,
    received,
    /** Answers of the next calls, in this order. */
    next: (...more: Script[]) => void scripts.push(...more),
    /** Answers calls without a script. */
    always(script: ((call: Received) => Script) | undefined) {
      answerAlways = script;
    },
    /** Resolves when a call hangs. */
    hangs: () =>
      hanging.size > 0
        ? Promise.resolve()
        : new Promise<void>((resolve) => {
            onHang = resolve;
          }),
    hangingCalls: () => hanging.size,
    async stop() {
      server.closeAllConnections();
      await new Promise((resolve) => server.close(resolve));
    },
  };
}

async function bodyOf(request: IncomingMessage): Promise<string> {
  const parts: Buffer[] = [];
  for await (const part of request) parts.push(part as Buffer);
  return Buffer.concat(parts).toString('utf8');
}

function sendJson(response: ServerResponse, body: unknown): void {
  response.writeHead(200, { 'content-type': 'application/json' });
  response.end(JSON.stringify(body));
}

const sendChunk = (response: ServerResponse, choice: object) =>
  response.write(
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'text-l', choices: [{ index: 0, ...choice }] })}\n\n`,
  );

function sendText(response: ServerResponse, text: string): void {
  for (let at = 0; at < text.length; at += 20)
    sendChunk(response, { delta: { content: text.slice(at, at + 20) }, finish_reason: null });
}

const sendUsage = (response: ServerResponse, { prompt, completion }: { prompt: number; completion: number }) =>
  response.write(
    `data: ${JSON.stringify({ id: 'c', object: 'chat.completion.chunk', created: 0, model: 'text-l', choices: [], usage: { prompt_tokens: prompt, completion_tokens: completion, total_tokens: prompt + completion } })}\n\n`,
  );

const picture = () =>
  sharp({ create: { width: 24, height: 16, channels: 3, background: '#d97b29' } })
    .png()
    .toBuffer();
