import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Cache } from '@theke/kit/cache/cache';
import { brotliWindow } from '../compress.ts';

export type Encoding = 'identity' | 'br' | 'gzip';

/** Trade-off between speed and size: a page is compressed once and sent thousands of times. */
const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: {
        ...brotliWindow,
        [constants.BROTLI_PARAM_QUALITY]: 6,
        [constants.BROTLI_PARAM_SIZE_HINT]: body.length,
      },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** Default size limit in bytes, in addition to the page directory's cache. */
const usualBytes = 32 * 1024 * 1024;

/**
 * Cache of rendered pages by encoding. The key includes the page directory's data object, which is replaced when its
 * service publishes a change. So nothing needs invalidation, and unused pages are evicted first.
 */
export class RenderedPageCache {
  readonly #bodies: Cache<Buffer>;
  readonly #numbers = new WeakMap<object, number>();
  #last = 0;

  constructor(maxBytes = usualBytes) {
    this.#bodies = new Cache({
      ttlMs: Number.POSITIVE_INFINITY,
      maxItems: 100_000,
      keepsOld: true,
      maxBytes,
      bytesOf: ({ length }) => length,
    });
  }

  get bytes(): number {
    return this.#bodies.bytes;
  }

  /**
   * @param as other inputs of the page @param draw renders the HTML if it is not cached @throws what `draw` throws;
   * then nothing is cached
   */
  async body(data: object, as: string, encoding: Encoding, draw: () => Promise<string>): Promise<Buffer> {
    const key = `${this.#numberOf(data)} ${as}`;
    const keep = (encodedAs: Encoding, body: Buffer): Buffer => {
      this.#bodies.set(`${encodedAs} ${key}`, body);
      return body;
    };
    const cached = this.#bodies.get(`${encoding} ${key}`);
    if (cached) return cached;
    const plain = this.#bodies.get(`identity ${key}`) ?? keep('identity', Buffer.from(await draw()));
    return encoding === 'identity' ? plain : keep(encoding, await compress[encoding](plain));
  }

  #numberOf(data: object): number {
    const number = this.#numbers.get(data) ?? ++this.#last;
    this.#numbers.set(data, number);
    return number;
  }
}
