import type { Response } from 'express';

type Held<V> = { key: string; value: V; response: Response };

const isStream = (response: Response) => String(response.getHeader('content-type')).startsWith('text/event-stream');

/** Answers under way, by who asked. A stream ends with what it was opened by; every other answer is let finish. */
export class OpenStreams<V> {
  readonly #held = new Set<Held<V>>();

  hold(key: string, value: V, response: Response): void {
    const held = { key, value, response };
    this.#held.add(held);
    response.once('close', () => this.#held.delete(held));
  }

  /** Whoever still may comes back at once, and is asked who it is. */
  end(isGone: (value: V, key: string) => boolean): void {
    for (const { key, value, response } of this.#held) if (isGone(value, key) && isStream(response)) response.destroy();
  }
}
