import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';
import { Cache } from '@theke/kit/cache/cache';
import { brotliWindow } from '../compress.ts';

export type Encoding = 'identity' | 'br' | 'gzip';

/** As fast as it is small enough: a page is compressed once, and sent thousands of times. */
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

/** Beside what the directory keeps of what they were drawn from. */
const usualBytes = 32 * 1024 * 1024;

/**
 * Pages as they were drawn, in each encoding that somebody asked for, while there is room. What a page was drawn from is the directory's answer about
 * its path, which is another one as soon as its service tells of a change: nothing has to be forgotten here, and what is asked for no more goes first.
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

  /** @param as what else the page depends on @param draw its HTML, where it is not kept @throws what `draw` throws; nothing is kept then */
  async body(data: object, as: string, encoding: Encoding, draw: () => Promise<string>): Promise<Buffer> {
    const key = `${this.#numberOf(data)} ${as}`;
    const keep = (kept: Encoding, body: Buffer): Buffer => {
      this.#bodies.set(`${kept} ${key}`, body);
      return body;
    };
    const kept = this.#bodies.get(`${encoding} ${key}`);
    if (kept) return kept;
    const plain = this.#bodies.get(`identity ${key}`) ?? keep('identity', Buffer.from(await draw()));
    return encoding === 'identity' ? plain : keep(encoding, await compress[encoding](plain));
  }

  #numberOf(data: object): number {
    const number = this.#numbers.get(data) ?? ++this.#last;
    this.#numbers.set(data, number);
    return number;
  }
}
