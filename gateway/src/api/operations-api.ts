import type { HistoryHours, HistoryStep } from '@theke/contracts/operations/figure-history';
import type { OperatedService, Operations } from '@theke/contracts/operations/operations';
import { serviceOperations } from '@theke/contracts/operations/service-operations';
import type { Bus } from '@theke/kit/bus/port';
import type { Identity } from '@theke/kit/identity-token';
import { unknown } from '@theke/kit/problem';
import { appVersion } from '@theke/kit/version';
import { sumOfKnown, worstOfKnown } from '@theke/rules/operations/known-figures';
import type { ServiceClient } from '../service-client.ts';

type Who = Omit<Identity, 'expires'>;

export type OperationsApi = {
  /** Calls all services concurrently; those that do not answer are marked as unavailable. */
  read(who: Who): Promise<Operations>;
  /** Merged history of the services that answer; each has one since its start. */
  readHistory(who: Who, hours: HistoryHours): Promise<HistoryStep[]>;
  /** @throws Problem 404 for an unknown service, 503 if it does not answer */
  redrive(who: Who, which: { service: string; ids?: string[] | undefined }): Promise<{ count: number }>;
};

/** Collects the operational state of all services: only the gateway speaks HTTP to them (docs/architecture.md). */
export function operationsApi(deps: {
  /** Names, in the order of the response. */
  services: readonly string[];
  client: ServiceClient;
  bus: Bus;
  now: () => number;
}): OperationsApi {
  const { services, client, bus, now } = deps;
  const startedAt = new Date(now()).toISOString();

  const ownState = (): OperatedService => ({
    name: 'gateway',
    answeredIn: 0,
    state: {
      version: appVersion,
      startedAt,
      isBusConnected: bus.isHealthy(),
      isDatabaseReachable: null,
      eventLag: null,
      waiting: null,
      outbox: null,
      timersDue: null,
      deadLetters: [],
    },
  });

  async function ask(name: string, who: Who): Promise<OperatedService> {
    const began = performance.now();
    try {
      const state = await client.call(serviceOperations(name).readState, who, {});
      return { name, answeredIn: Math.round(performance.now() - began), state };
    } catch {
      return { name, answeredIn: null, state: null };
    }
  }

  return {
    async read(who) {
      const states = await Promise.all(services.map((name) => ask(name, who)));
      return { at: new Date(now()).toISOString(), services: [ownState(), ...states] };
    },
    async readHistory(who, hours) {
      const histories = services.map((name) =>
        client.call(serviceOperations(name).readHistory, who, { query: { hours } }).catch(() => []),
      );
      return togetherByStep((await Promise.all(histories)).flat());
    },
    async redrive(who, { service, ids }) {
      if (!services.includes(service)) throw unknown('Dieser Dienst');
      return client.call(serviceOperations(service).redrive, who, { body: ids ? { ids } : {} });
    },
  };
}

/** Merges by step, oldest first: maximum lag and age, and sum of waiting events. */
function togetherByStep(steps: readonly HistoryStep[]): HistoryStep[] {
  return [...Map.groupBy(steps, ({ at }) => at)]
    .map(([at, those]) => ({
      at,
      lag: worstOfKnown(those.map(({ lag }) => lag)),
      waiting: sumOfKnown(those.map(({ waiting }) => waiting)),
      outbox: worstOfKnown(those.map(({ outbox }) => outbox)),
    }))
    .sort((a, b) => a.at.localeCompare(b.at));
}
