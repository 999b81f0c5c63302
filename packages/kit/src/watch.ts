import type { ServiceMetrics } from './metrics/metrics.ts';
import type { Tracing } from './tracing/tracing.ts';

/** Metrics and tracing of one service. */
export type Watch = { metrics: ServiceMetrics; tracing: Tracing };
