import { createHash } from 'node:crypto';
import type { IncomingMessage, ServerResponse } from 'node:http';
import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { remembered } from '@theke/kit/cache/remembered';
import express, { type Request } from 'express';
import { brotliWindow } from '../compress.ts';

/**
 * Below this size in bytes, compression saves no packets. Lower than the kit's `minCompressed`, because an answer is
 * compressed once for many requests.
 */
const worthCompressing = 1024;

const encoders = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, { params: { ...brotliWindow, [constants.BROTLI_PARAM_QUALITY]: 4 } }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};
type Encoding = keyof typeof encoders;
type Parsed = { data: unknown; meta?: { total: number } };

/** A body shared by many requests, compressed once per encoding. Default type: JSON. */
export class Answer {
  readonly body: Buffer;
  readonly etag: string;
  readonly #type: string;
  readonly #encoded = new Map<Encoding, Promise<Buffer> | Buffer>();
  #json: Parsed | undefined;

  constructor(body: Buffer, type = 'application/json; charset=utf-8') {
    this.body = body;
    this.#type = type;
    // Weak: compressed copies are the same answer in other bytes.
    this.etag = `W/"${createHash('sha1').update(body).digest('base64url')}"`;
  }

  /** Shared by all requests: do not modify. */
  get json(): Parsed {
    this.#json ??= JSON.parse(this.body.toString()) as Parsed;
    return this.#json;
  }

  /** Approximate memory in bytes, including compressed copies. */
  get bytes(): number {
    return this.body.length * 3;
  }

  /** @param more additional headers, alternating names and values: one list costs half as much as setting each */
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
    const cached = this.#encoded.get(encoding);
    if (cached) return cached;
    const underWay = encoders[encoding](this.body).then((body) => {
      this.#encoded.set(encoding, body);
      return body;
    });
    this.#encoded.set(encoding, underWay);
    return underWay;
  }
}

const acceptedBy = ({ headers }: IncomingMessage): string => String(headers['accept-encoding'] ?? '');

/** Cached by header: browsers send few different values, and parsing one costs as much as the answer. */
const encodingOf = remembered(100, (header): Encoding | undefined => {
  const request = { headers: { 'accept-encoding': header } } as Request;
  const found = express.request.acceptsEncodings.call(request, 'br', 'gzip');
  return found === 'br' || found === 'gzip' ? found : undefined;
});
