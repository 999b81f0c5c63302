import { afterEach, beforeEach } from '@jest/globals';
import { act } from '@testing-library/react';

/** Replaces the browser's event streams, which jsdom lacks, for the tests of a file. */
export function replaceEventSource() {
  const streams = new Set<EventTarget>();
  class Stream extends EventTarget {
    static readonly OPEN = 1;
    static readonly CLOSED = 2;
    readonly readyState = 1;
    constructor() {
      super();
      streams.add(this);
    }
    close() {
      streams.delete(this);
    }
  }
  const former = globalThis.EventSource;
  beforeEach(() => {
    globalThis.EventSource = Stream as never;
  });
  afterEach(() => {
    globalThis.EventSource = former;
    streams.clear();
  });
  return {
    openStreams: streams,
    /** Reports a change of a job to all pages. */
    report: () => act(async () => void [...streams].map((stream) => stream.dispatchEvent(new Event('generation')))),
  };
}
