import { createServer, type IncomingHttpHeaders } from 'node:http';
import type { AddressInfo } from 'node:net';
import type { Trouble } from './provider-stage.ts';

export type StagedCall = { method: string; url: URL; headers: IncomingHttpHeaders; body: string };
export type StagedAnswer = { status: number; body: unknown };

/** An error in the provider's format. */
export class Refusal extends Error {
  readonly answer: StagedAnswer;
  constructor(status: number, body: unknown) {
    super(JSON.stringify(body));
    this.answer = { status, body };
  }
}

/** Listens on a free port, and drops connections as `trouble` says: before or after the work. */
export async function stagedServer(handle: (call: StagedCall) => StagedAnswer, trouble: (call: StagedCall) => Trouble) {
  /** Calls that violate the provider's documents; tests expect none. */
  const complaints: string[] = [];
  const server = createServer((request, response) => {
    const chunks: Buffer[] = [];
    request.on('data', (chunk: Buffer) => chunks.push(chunk));
    request.on('end', () => {
      const call: StagedCall = {
        method: request.method ?? '',
        url: new URL(request.url ?? '/', 'http://localhost'),
        headers: request.headers,
        body: Buffer.concat(chunks).toString(),
      };
      const fate = trouble(call);
      if (fate === 'request lost') return request.socket.destroy();
      const { status, body } = answerOf(call);
      if (fate === 'answer lost') return request.socket.destroy();
      response
        .writeHead(status, { 'content-type': 'application/json' })
        .end(body === undefined ? '' : JSON.stringify(body));
    });
  });
  const answerOf = (call: StagedCall): StagedAnswer => {
    try {
      return handle(call);
    } catch (error) {
      if (error instanceof Refusal) {
        if (error.answer.status === 400) complaints.push(`${call.method} ${call.url.pathname}: ${error.message}`);
        return error.answer;
      }
      complaints.push(String(error));
      return { status: 500, body: {} };
    }
  };
  await new Promise<void>((resolve) => void server.listen(0, '127.0.0.1', resolve));
  return {
    url: `http://127.0.0.1:${(server.address() as AddressInfo).port}`,
    complaints,
    stop: () =>
      new Promise<void>((resolve) => {
        server.close(() => resolve());
        server.closeAllConnections();
      }),
  };
}
