import { newTraceparent } from '../request-context.ts';

/** Ids, names and numbers; never what a person wrote, and no path, because those open doors. */
export type Attributes = Readonly<Record<string, string | number>>;

export type Span = {
  /** W3C trace context: what follows from this names it as its cause. */
  traceparent: string;
  /** @param outcome a better name than was known at the start, and why it failed where it did */
  end(outcome?: { name?: string; attributes?: Attributes; error?: string | undefined }): void;
};

export type SpanStart = {
  name: string;
  kind: 'server' | 'producer' | 'consumer' | 'internal';
  /** What it follows from; a new trace where there is none. */
  parent?: string | undefined;
  /** When it began, where that is not now. */
  at?: Date;
  attributes?: Attributes;
};

/** Where spans go: to a collector over OTLP where one is configured, otherwise nowhere. */
export type Tracing = {
  start(span: SpanStart): Span;
  /** Hands over what is left. */
  stop(): Promise<void>;
};

/** Traces travel on, so that the lines of the log belong together; nobody draws them. */
export const noTracing: Tracing = {
  start: ({ parent }) => new UndrawnSpan(parent),
  stop: async () => undefined,
};

class UndrawnSpan implements Span {
  #traceparent: string | undefined;

  constructor(parent: string | undefined) {
    this.#traceparent = parent;
  }

  /** Made for the first who asks: most of what guests read leads nowhere. */
  get traceparent(): string {
    this.#traceparent ??= newTraceparent();
    return this.#traceparent;
  }

  end(): void {
    // Nobody draws it.
  }
}
