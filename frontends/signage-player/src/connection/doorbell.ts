import { deviceKeyHeader } from '@theke/contracts/device-key-header';
import type { Timers } from '../time/timers.ts';
import { doorbellDelay } from './poll-delay.ts';
import { splitEvents } from './split-events.ts';

/** A stream that is silent for longer is opened again, in ms: the connection may be dead without an error. */
const silence = 90_000;
/** A longer text without an event is not a stream of events. */
const longestEvent = 10_000;

export type DoorbellOptions = {
  timers: Timers;
  /** Undefined while the TV is not paired: nothing is opened then. */
  key(): string | undefined;
  onRing(): void;
};

/**
 * Keeps the event stream open and reports each event. `EventSource` cannot send the key's header. Polling alone is
 * sufficient, so failures are not reported.
 * @returns closes it
 */
export function openDoorbell({ timers, key, onRing }: DoorbellOptions): () => void {
  let failures = 0;
  let isClosed = false;
  let abort = new AbortController();
  let cancel = timers.after(0, attempt);

  function attempt(): void {
    const current = key();
    const opened = current === undefined ? Promise.resolve() : listen(current);
    opened
      .catch(() => {
        failures += 1;
      })
      .then(() => {
        if (!isClosed) cancel = timers.after(doorbellDelay(failures, timers.random()), attempt);
      });
  }

  async function listen(current: string): Promise<void> {
    abort = new AbortController();
    const { signal } = abort;
    const response = await fetch('/api/signage-player/stream', {
      cache: 'no-store',
      signal,
      headers: { accept: 'text/event-stream', [deviceKeyHeader]: current },
    });
    if (!response.ok || !response.body) throw new Error(`${response.status}`);
    const reader = response.body.getReader();
    const decoder = new TextDecoder();
    let rest = '';
    let stopWaiting: () => void = () => undefined;
    try {
      for (;;) {
        stopWaiting();
        stopWaiting = timers.after(silence, () => abort.abort());
        const { done, value } = await reader.read();
        if (done) return;
        failures = 0;
        const split = splitEvents(rest + decoder.decode(value, { stream: true }));
        rest = split.rest;
        if (rest.length > longestEvent) throw new Error('not an event stream');
        if (key() !== current) return;
        if (split.names.includes('state')) onRing();
      }
    } finally {
      stopWaiting();
      abort.abort();
    }
  }

  return () => {
    isClosed = true;
    cancel();
    abort.abort();
  };
}
