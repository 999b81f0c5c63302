import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { remembered } from '@theke/kit/cache/remembered';
import express, { type Request } from 'express';
import { brotliWindow } from '../compress.ts';

/** Below this many bytes a compressed answer takes as many packets as a plain one; compressed once for many, and so worth it sooner than `leastCompressed` of the kit. */
const worthCompressing = 1024;

const encoders = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { ...brotliWindow, [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
type Encoding = keyof typeof encoders;
type Parsed = { data: unknown; meta?: { total: number } };

/** A body that is the same for everybody, compressed once however often it is sent. JSON where nothing else is said. */
export class Answer {
  readonly body: Buffer;
  readonly etag: string;
  readonly #type: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer> | Buffer>();
  #json: Parsed | undefined;

  constructor(body: Buffer, type = 'application/json; charset=utf-8') {
    this.body = body;
    this.#type = type;
    // Weak: the compressed copies are the same answer in other bytes.
    this.etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  }

  /** Shared by all who ask: not to be changed. */
  get json(): Parsed {
    this.#json ??= JSON.parse(this.body.toString()) as Parsed;
    return this.#json;
  }

  /** How much it may come to occupy, roughly. */
  get bytes(): number {
    return this.body.length * 3;
  }

  /** @param more headers besides, names and values in turn: one list costs half of what it costs to set each */
  async send(request: IncomingMessage, response: ServerResponse, more: readonly string[] = []): Promise<void> {
    const headers = [...more, 'etag', this.etag, 'vary', 'cookie, accept-encoding'];
    if (request.headers['if-none-match'] === this.etag) {
      response.writeHead(304, headers).end();
      return;
    }
    const encoding = this.body.length < worthCompressing ? undefined : encodingOf(acceptedBy(request));
    const encoded = encoding ? this.#encode(encoding) : this.body;
    const body = Buffer.isBuffer(encoded) ? encoded : await encoded;
    headers.push('content-type', this.#type, 'content-length', String(body.length));
    if (encoding) headers.push('content-encoding', encoding);
    response.writeHead(200, headers).end(request.method === 'HEAD' ? undefined : body);
  }

  #encode(encoding: Encoding): Promise<Buffer> | Buffer {
    const known = this.#encoded.get(encoding);
    if (known) return known;
    const underWay = encoders[encoding](this.body).then((body) => {
      this.#encoded.set(encoding, body);
      return body;
    });
    this.#encoded.set(encoding, underWay);
    return underWay;
  }
}

const acceptedBy = ({ headers }: IncomingMessage): string => String(headers['accept-encoding'] ?? '');

/** By what the header says: there are a few kinds of browsers, and to read what one says costs as much as to answer it. */
const encodingOf = remembered(100, (header): Encoding | undefined => {
  const request = { headers: { 'accept-encoding': header } } as Request;
  const found = express.request.acceptsEncodings.call(request, 'br', 'gzip');
  return found === 'br' || found === 'gzip' ? found : undefined;
});
