import { Counter, collectDefaultMetrics, Gauge, Histogram, Registry } from 'prom-client';
import type { ServiceFigures } from '../operations/service-figures.ts';
import { appVersion } from '../version.ts';

/** Metrics of one process for Prometheus. Services in one process share it; each adds its name as a label. */
export type Metrics = {
  of(service: string): ServiceMetrics;
  /** Prometheus text format, including values read at each scrape. */
  text(): Promise<string>;
};

export type ServiceMetrics = {
  /**
   * A request was answered. `endpoint` is a contract's name, never a path: paths are unbounded and may contain secrets.
   */
  answered(request: { method: string; endpoint: string; status: number; seconds: number }): void;
  /** An event was handled. @param lag seconds since it was published */
  handled(lag: number): void;
  /** An attempt to handle an event failed. */
  failed(): void;
  streamOpened(): void;
  streamClosed(): void;
  /** Registers the source of values read at each scrape; call once. */
  lookUp(read: () => Promise<ServiceFigures>): void;
};

export const metricsType = Registry.PROMETHEUS_CONTENT_TYPE;

/** Known methods; all others share one label. */
const methods = new Set(['GET', 'HEAD', 'POST', 'PUT', 'DELETE', 'OPTIONS']);

/** No personal data, and no labels whose number of values grows with usage (docs/monitoring.md). */
export function openMetrics(): Metrics {
  const registry = new Registry();
  const registers = [registry];
  collectDefaultMetrics({ register: registry });
  const gauge = <L extends string = never>(name: string, help: string, ...more: L[]) =>
    new Gauge({ name, help, labelNames: ['service', ...more] as const, registers });

  const requests = new Histogram({
    name: 'theke_http_request_duration_seconds',
    help: 'From the first byte of a request to the last of its answer.',
    labelNames: ['service', 'method', 'endpoint', 'status'] as const,
    buckets: [0.005, 0.01, 0.025, 0.05, 0.1, 0.2, 0.5, 1, 2, 5],
    registers,
  });
  const lags = new Histogram({
    name: 'theke_event_lag_seconds',
    help: 'From when an event was stated until this service had dealt with it.',
    labelNames: ['service'] as const,
    buckets: [0.01, 0.05, 0.1, 0.25, 0.5, 1, 2.5, 5, 15, 60, 300, 1800],
    registers,
  });
  const failures = new Counter({
    name: 'theke_event_failures_total',
    help: 'Attempts to handle an event that failed.',
    labelNames: ['service'] as const,
    registers,
  });
  const streams = gauge('theke_streams', 'Open streams of server-sent events.');
  const builds = gauge('theke_build_info', 'Always 1; the label says which version runs.', 'version');
  const bus = gauge('theke_bus_connected', 'Whether events can be sent and received.');
  const database = gauge('theke_database_reachable', 'Whether the database answers.');
  const waiting = gauge('theke_queue_depth', 'Events that are due and that nobody has taken yet.');
  const dead = gauge('theke_dead_letters', 'Events that wait for a person.');
  const outboxDepth = gauge('theke_outbox_depth', 'Events stored and not yet handed to the bus.');
  const outboxAge = gauge('theke_outbox_age_seconds', 'Age of the oldest of them; 0 where there is none.');
  const timers = gauge('theke_timers_due', 'Timers that should have run and did not yet.');
  const connections = gauge('theke_database_connections', 'Of the pool; waiting: requests for one.', 'state');
  const lookUps: (() => Promise<void>)[] = [];

  return {
    of(service) {
      const at = { service };
      builds.set({ service, version: appVersion }, 1);
      streams.set(at, 0);
      failures.inc(at, 0);
      const set = (figure: Gauge<'service'>, value: number | undefined) =>
        value === undefined ? figure.remove(at) : figure.set(at, value);
      return {
        answered: ({ method, endpoint, status, seconds }) =>
          requests.observe(
            { service, method: methods.has(method) ? method : 'other', endpoint, status: String(status) },
            seconds,
          ),
        handled: (lag) => lags.observe(at, lag),
        failed: () => failures.inc(at),
        streamOpened: () => streams.inc(at),
        streamClosed: () => streams.dec(at),
        lookUp: (read) =>
          void lookUps.push(async () => {
            const figures = await read();
            set(bus, Number(figures.isBusConnected));
            if (figures.isDatabaseReachable !== undefined) set(database, Number(figures.isDatabaseReachable));
            set(waiting, figures.queue?.waiting);
            set(dead, figures.queue?.dead);
            set(outboxDepth, figures.outbox?.depth);
            set(outboxAge, figures.outbox?.age);
            set(timers, figures.timersDue);
            for (const [state, count] of Object.entries(figures.connections ?? {}))
              connections.set({ service, state }, count);
          }),
      };
    },
    async text() {
      await Promise.all(lookUps.map((lookUp) => lookUp()));
      return registry.metrics();
    },
  };
}
