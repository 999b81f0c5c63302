import { serviceOperations } from '@theke/contracts/operations/service-operations';
import type { Bus } from '../bus/port.ts';
import { type Route, route } from '../http/route.ts';
import type { Log } from '../log.ts';
import { appVersion } from '../version.ts';
import type { FiguresHistory } from './figures-history.ts';
import type { ServiceFigures } from './service-figures.ts';
import type { SlowestLately } from './slowest-lately.ts';

type Deps = {
  service: string;
  bus: Bus;
  /** Whether the service subscribes to any events. */
  hasQueue: boolean;
  figures: () => Promise<ServiceFigures>;
  lag: SlowestLately;
  history: FiguresHistory;
  now: () => Date;
  log: Log;
};

/** Operational state of the service and the tenant's dead letters (contracts/operations). */
export function operationsRoutes({ service, bus, hasQueue, figures, lag, history, now, log }: Deps): Route[] {
  const { readState, readHistory, redrive } = serviceOperations(service);
  const startedAt = now().toISOString();

  async function findDeadLetters(tenant: string) {
    const letters = await bus.deadLetters(service, tenant).catch(() => null);
    return (
      letters?.map(({ id, event, reason, attempts, at }) => ({
        id,
        type: event.type,
        subject: event.subject,
        reason,
        attempts,
        at: at.toISOString(),
      })) ?? null
    );
  }

  return [
    route(readState, async ({ tenant }) => {
      const found = await figures();
      const { queue } = found;
      return {
        version: appVersion,
        startedAt,
        isBusConnected: found.isBusConnected,
        isDatabaseReachable: found.isDatabaseReachable ?? null,
        eventLag: lag.at(now().getTime()) ?? null,
        waiting: queue?.waiting ?? null,
        outbox: found.outbox ?? null,
        timersDue: found.timersDue ?? null,
        // Only listed if there are any: listing takes all messages and returns them.
        deadLetters: queue?.dead ? await findDeadLetters(tenant) : hasQueue && !queue ? null : [],
      };
    }),
    route(readHistory, async ({ query: { hours } }) => history.read(hours, now().getTime())),
    route(redrive, async ({ tenant, body: { ids } }) => {
      const count = hasQueue ? await bus.redrive(service, { tenant, ...(ids ? { ids } : {}) }) : 0;
      log.info({ tenant, count }, 'dead letters redriven');
      return { count };
    }),
  ];
}
