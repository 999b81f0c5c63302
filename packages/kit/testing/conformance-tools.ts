// Helpers shared by the conformance suite.
import { afterEach, jest } from '@jest/globals';
import { type BusOptions, openBus } from '../src/bus/open-bus.ts';
import type { Bus, CloudEvent } from '../src/bus/port.ts';
import { anEvent } from './conformance-transports.ts';

const policy = { retryDelays: [20, 30, 40, 50], handlerTimeout: 5_000 } as const;
export const log = { info() {}, warn: jest.fn(), error: jest.fn() };

const opened: Bus[] = [];
afterEach(async () => {
  await Promise.all(opened.splice(0).map((bus) => bus.close()));
});

/** One replica; closed after the test. */
export async function open(url: string, options: Pick<BusOptions, 'workQueues' | 'policy' | 'lease'>): Promise<Bus> {
  const bus = await openBus({
    url,
    log,
    lease: 600,
    sweepEvery: 200,
    ...options,
    policy: { ...policy, ...options.policy },
  });
  opened.push(bus);
  return bus;
}

/** A handler that records event ids. */
export function listener(before: (event: CloudEvent) => Promise<void> | void = () => {}) {
  const received: string[] = [];
  const handle = async (event: CloudEvent) => {
    await before(event);
    received.push(event.id);
  };
  return { received, handle };
}

export const ids = (events: readonly CloudEvent[]) => events.map((event) => event.id).sort();
export const many = (count: number, type = 'shop.sold.v1') => Array.from({ length: count }, () => anEvent(type));
