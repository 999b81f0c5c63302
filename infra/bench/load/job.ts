/** What a load generator is asked to do. */
export type Job = {
  port: number;
  /** Sent in turn. `{key}` is replaced by something new each time, and `{digits}` by nine, as a phone makes an Idempotency-Key for each order, and every guest is another one. */
  requests: readonly WireRequest[];
  connections: number;
  /** Measured, after `warmUp` seconds that are not. */
  seconds: number;
  warmUp: number;
  /**
   * Requests a second that begin whether or not earlier ones were answered (open loop); a wait for a free connection is
   * part of the latency. Without it each connection asks again when it was answered (closed loop).
   */
  rate?: number;
};

/** The same asked of two, in short turns; `rounds` that are counted. */
export type TurnsJob = {
  ways: readonly [Asked, Asked];
  connections: number;
  rounds: number;
};

/** A request, and of whom it is asked. */
type Asked = { port: number; request: WireRequest };

export type WireRequest = { method: string; path: string; headers: Readonly<Record<string, string>>; body?: string };

/** What it found. Latencies in milliseconds. */
export type Load = {
  perSecond: number;
  fastest: number;
  p50: number;
  p99: number;
  /** How often each status came. */
  statuses: Record<string, number>;
  /** The first answer of 400 or above. */
  refusal?: string;
  answered: number;
  /** With those of the warm-up and of the end, which are not measured. */
  sent: number;
  /** Processor time that the generator itself took, as a share of one core. */
  cores: number;
};
