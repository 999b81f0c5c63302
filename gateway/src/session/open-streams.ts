import type { Response } from 'express';

type Held<V> = { key: string; value: V; response: Response };

const isStream = (response: Response) => String(response.getHeader('content-type')).startsWith('text/event-stream');

/** Open responses by credential. A stream is closed when its credential ends; other responses complete. */
export class OpenStreams<V> {
  readonly #streams = new Set<Held<V>>();

  hold(key: string, value: V, response: Response): void {
    const held = { key, value, response };
    this.#streams.add(held);
    response.once('close', () => this.#streams.delete(held));
  }

  /** Clients that are still authorized reconnect at once and are authenticated again. */
  end(matches: (value: V, key: string) => boolean): void {
    for (const { key, value, response } of this.#streams)
      if (matches(value, key) && isStream(response)) response.destroy();
  }
}
