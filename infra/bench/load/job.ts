/** Job of a load generator. */
export type Job = {
  port: number;
  /**
   * Sent in rotation. `{key}` is replaced by a new key in each request, as a phone creates an Idempotency-Key per
   * order. `{digits}` is replaced by nine new digits, so that every guest is a different one.
   */
  requests: readonly WireRequest[];
  connections: number;
  /** Measured seconds, after `warmUp` unmeasured ones. */
  seconds: number;
  warmUp: number;
  /**
   * Requests per second, started regardless of earlier responses (open loop); a wait for a free connection is part of
   * the latency. Without it, each connection sends its next request after a response (closed loop).
   */
  rate?: number;
};

/** Alternates the requests of two ways in short turns; `rounds` are counted. */
export type AlternatingJob = {
  targets: readonly [Target, Target];
  connections: number;
  rounds: number;
};

/** A request and its target. */
type Target = { port: number; request: WireRequest };

export type WireRequest = { method: string; path: string; headers: Readonly<Record<string, string>>; body?: string };

/** Result of a load. Latencies in ms. */
export type Load = {
  perSecond: number;
  fastest: number;
  p50: number;
  p99: number;
  /** Number of responses by status. */
  statuses: Record<string, number>;
  /** The first response of 400 or above. */
  refusal?: string;
  answered: number;
  /** Including those of the warm-up and of the end, which are not measured. */
  sent: number;
  /** CPU time of the generator itself, as a share of one core. */
  cores: number;
};
