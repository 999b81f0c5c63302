import { promisify } from 'node:util';
import { brotliCompress, constants, gzip } from 'node:zlib';

type Encoding = 'identity' | 'br' | 'gzip';

/** As fast as it is small enough: a page is compressed once, and sent thousands of times. */
const compress = {
  br: (body: Buffer) =>
    promisify(brotliCompress)(body, {
      params: { [constants.BROTLI_PARAM_QUALITY]: 6, [constants.BROTLI_PARAM_SIZE_HINT]: body.length },
    }),
  gzip: (body: Buffer) => promisify(gzip)(body),
};

/** A page as it is sent, in each encoding that somebody asked for. */
export class KeptPage {
  readonly #bodies = new Map<Encoding, Buffer>();

  constructor(html: string) {
    this.#bodies.set('identity', Buffer.from(html));
  }

  async bodyAs(encoding: Encoding): Promise<Buffer> {
    const plain = this.#bodies.get('identity') as Buffer;
    if (encoding === 'identity') return plain;
    const body = this.#bodies.get(encoding) ?? (await compress[encoding](plain));
    this.#bodies.set(encoding, body);
    return body;
  }
}

/**
 * Pages as they were drawn, as long as what they were drawn from is kept: the directory's answer about their path, which is another one as
 * soon as its service tells of a change. Nothing has to be forgotten here.
 */
export class KeptPages {
  readonly #kept = new WeakMap<object, Map<string, KeptPage>>();

  /** @param as what else the page depends on */
  get(data: object, as: string): KeptPage | undefined {
    return this.#kept.get(data)?.get(as);
  }

  set(data: object, as: string, page: KeptPage): void {
    const pages = this.#kept.get(data) ?? new Map<string, KeptPage>();
    // By as many hosts as a business has, and by one configuration: whoever sends others gets no more room.
    if (pages.size >= 4) pages.clear();
    this.#kept.set(data, pages.set(as, page));
  }
}
