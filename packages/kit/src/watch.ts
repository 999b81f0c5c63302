import type { ServiceMetrics } from './metrics/metrics.ts';
import type { Tracing } from './tracing/tracing.ts';

/** What is noted of everything that one service does. */
export type Watch = { metrics: ServiceMetrics; tracing: Tracing };
