import type { RequestHandler } from 'express';
import { type Metrics, metricsType } from '../metrics/metrics.ts';
import { nameEndpoint, unseen } from './app.ts';

/**
 * Metrics for Prometheus. Internal only: services are not reachable from outside, and the gateway serves metrics on a
 * separate port.
 */
export const answerMetrics =
  (metrics: Metrics): RequestHandler =>
  async (_request, response) => {
    nameEndpoint(response, unseen);
    response.setHeader('content-type', metricsType);
    response.end(await metrics.text());
  };
