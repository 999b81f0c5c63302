import type { RequestHandler } from 'express';
import { type Metrics, metricsType } from '../metrics/metrics.ts';
import { nameEndpoint, unseen } from './app.ts';

/** What Prometheus reads. Only for those within: services are not reached from outside, and the gateway has a port for it. */
export const answerMetrics =
  (metrics: Metrics): RequestHandler =>
  async (_request, response) => {
    nameEndpoint(response, unseen);
    response.setHeader('content-type', metricsType);
    response.end(await metrics.text());
  };
