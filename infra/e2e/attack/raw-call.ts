import { Agent, type IncomingMessage, request } from 'node:http';
import { brotliDecompressSync, gunzipSync, inflateSync } from 'node:zlib';

/** A raw request: nothing is encoded, completed or merged. */
export type RawCall = {
  method: string;
  /** Request target, also in absolute form. */
  path: string;
  /** In order; names may repeat. Includes `host`. */
  headers: readonly (readonly [name: string, value: string])[];
  body?: string | Buffer | undefined;
};

export type Answer = { status: number; headers: IncomingMessage['headers']; text: string };

const agent = new Agent({ keepAlive: true, maxSockets: 32 });

/**
 * Sends the request to the loopback address. Of a stream, only the first part is read.
 * @param timeoutMs in ms, from sending
 * @throws without a complete response by then
 */
export function rawCall(port: number, { method, path, headers, body }: RawCall, timeoutMs = 60_000): Promise<Answer> {
  const length = body === undefined ? undefined : String(Buffer.byteLength(body));
  const sentHeaders = length === undefined ? headers : [...headers, ['content-length', length] as const];
  return new Promise((resolve, reject) => {
    const outgoing = request(
      {
        host: '127.0.0.1',
        port,
        agent,
        method,
        path,
        headers: sentHeaders.flat(),
        signal: AbortSignal.timeout(timeoutMs),
      },
      (reply) => {
        const chunks: Buffer[] = [];
        const answer = () =>
          resolve({
            status: reply.statusCode ?? 0,
            headers: reply.headers,
            text: decodeText(reply, Buffer.concat(chunks)),
          });
        const isStream = String(reply.headers['content-type']).startsWith('text/event-stream');
        reply.on('data', (chunk: Buffer) => {
          chunks.push(chunk);
          if (!isStream || !chunk.includes('event:')) return;
          answer();
          outgoing.destroy();
        });
        reply.on('end', answer);
        reply.on('error', reject);
      },
    );
    outgoing.on('error', (error) =>
      reject(new Error(`${method} ${path.slice(0, 200)}: ${error.message}`, { cause: error })),
    );
    outgoing.end(body);
  });
}

const decoders: Readonly<Record<string, (body: Buffer) => Buffer>> = {
  br: brotliDecompressSync,
  gzip: gunzipSync,
  deflate: inflateSync,
};

/** A client that accepts any encoding gets the server's choice. */
function decodeText({ headers }: IncomingMessage, body: Buffer): string {
  const decode = decoders[headers['content-encoding'] ?? ''];
  return (decode && body.length > 0 ? decode(body) : body).toString();
}

/** The agent keeps sockets open; a test process exits only when they are closed. */
export const closeSockets = (): void => agent.destroy();
