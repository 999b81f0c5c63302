import { newTraceparent } from '../request-context.ts';

/** Ids, names and numbers; never user input, and no paths, because those may contain secrets. */
export type Attributes = Readonly<Record<string, string | number>>;

export type Span = {
  /** W3C trace context, passed on to child spans. */
  traceparent: string;
  /** @param outcome a better name than at the start, attributes, and the error if it failed */
  end(outcome?: { name?: string; attributes?: Attributes; error?: string | undefined }): void;
};

export type SpanStart = {
  name: string;
  kind: 'server' | 'producer' | 'consumer' | 'internal';
  /** Traceparent of the parent. Default: a new trace. */
  parent?: string | undefined;
  /** Start time. Default: now. */
  at?: Date;
  attributes?: Attributes;
};

/** Destination of spans: an OTLP collector if configured, otherwise none. */
export type Tracing = {
  start(span: SpanStart): Span;
  /** Exports the remaining spans. */
  stop(): Promise<void>;
};

/** Propagates trace ids, so that log lines can be correlated, but exports nothing. */
export const noTracing: Tracing = {
  start: ({ parent }) => new UndrawnSpan(parent),
  stop: async () => undefined,
};

class UndrawnSpan implements Span {
  #traceparent: string | undefined;

  constructor(parent: string | undefined) {
    this.#traceparent = parent;
  }

  /** Created on first use: most guests' reads never need it. */
  get traceparent(): string {
    this.#traceparent ??= newTraceparent();
    return this.#traceparent;
  }

  end(): void {
    // Not exported.
  }
}
