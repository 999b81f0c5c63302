import { connect, type Socket } from 'node:net';

/** A status, and the body of a refusal. */
export type Answer = { status: number; refusal?: string };

/**
 * One keep-alive connection with just enough HTTP to find the end of a response: Node's own client takes more CPU than
 * the server that is measured.
 */
export class Wire {
  readonly #socket: Socket;
  #received: Buffer | undefined;
  #waiting: { answered: (answer: Answer) => void; lost: (error: Error) => void } | undefined;

  constructor(port: number) {
    this.#socket = connect({ port, host: '127.0.0.1', noDelay: true });
    this.#socket.on('data', (chunk: Buffer) => this.#read(chunk));
    this.#socket.on('error', () => undefined); // 'close' follows
    this.#socket.on('close', () => this.#waiting?.lost(new Error('the server closed the connection')));
  }

  /** Sends one request at a time. @param request the complete text, head and body */
  send(request: string): Promise<Answer> {
    return new Promise((answered, lost) => {
      this.#waiting = { answered, lost };
      this.#socket.write(request);
    });
  }

  /** False once the server has closed it, as it does with idle connections. */
  get isOpen(): boolean {
    return !this.#socket.destroyed;
  }

  close(): void {
    this.#waiting = undefined;
    this.#socket.destroy();
  }

  #read(chunk: Buffer): void {
    const received = this.#received ? Buffer.concat([this.#received, chunk]) : chunk;
    const end = findReplyEnd(received);
    this.#received = end === undefined ? received : undefined;
    if (end === undefined) return;
    const status = Number(received.toString('latin1', 9, 12));
    const waiting = this.#waiting;
    this.#waiting = undefined;
    waiting?.answered(status < 400 ? { status } : { status, refusal: received.toString() });
  }
}

/** Undefined while the response is incomplete. */
function findReplyEnd(received: Buffer): number | undefined {
  const headEnd = received.indexOf('\r\n\r\n');
  if (headEnd < 0) return undefined;
  const body = headEnd + 4;
  const head = received.toString('latin1', 0, headEnd).toLowerCase();
  if (head.includes('transfer-encoding: chunked')) return findChunksEnd(received, body);
  const length = Number(/content-length: (\d+)/.exec(head)?.[1] ?? 0);
  return received.length >= body + length ? body + length : undefined;
}

function findChunksEnd(received: Buffer, from: number): number | undefined {
  for (let at = from; ; ) {
    const lineEnd = received.indexOf('\r\n', at);
    if (lineEnd < 0) return undefined;
    const size = Number.parseInt(received.toString('latin1', at, lineEnd), 16);
    at = lineEnd + 2 + size + 2;
    if (at > received.length) return undefined;
    if (size === 0) return at;
  }
}
