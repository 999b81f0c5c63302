import { readPublicOrder } from '@theke/contracts/ordering/order-endpoints';
import { createApp } from '@theke/kit/http/app';
import { route } from '@theke/kit/http/route';
import { openMetrics } from '@theke/kit/metrics/metrics';
import { noTracing } from '@theke/kit/tracing/tracing';
import { secret } from './gateway-alone.ts';

/** An ordering service that returns as many two-byte letters as the order's uid says. */
export function orderingWithin() {
  const log = { debug() {}, info() {}, warn() {}, error() {} };
  return createApp({
    service: 'ordering',
    secret,
    log,
    watch: { metrics: openMetrics().of('ordering'), tracing: noTracing },
    now: () => new Date(),
    limits: { requests: 64, streams: 64 },
    operations: [],
    routes: [route(readPublicOrder, async ({ params }) => 'ß'.repeat(Number(params.uid)) as never)],
  });
}
