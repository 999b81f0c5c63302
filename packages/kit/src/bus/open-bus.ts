import { type DeliveryPolicy, defaultPolicy } from './delivery.ts';
import type { Bus, BusLog, WorkQueues } from './port.ts';

export type BusOptions = {
  /**
   * `amqp://` or `amqps://` (RabbitMQ; `?namespace=` to share a broker), or `postgres://` (a dedicated database or
   * schema).
   */
  url: string;
  workQueues: WorkQueues;
  log: BusLog;
  /** Differences from the default policy. */
  policy?: Partial<DeliveryPolicy>;
  /** `postgres://` only, in ms: see `PostgresBusOptions`. */
  lease?: number;
  sweepEvery?: number;
};

/** Opens the bus for the URL. Drivers that are not used are not loaded. */
export async function openBus({ url, policy: changes, lease, sweepEvery, ...shared }: BusOptions): Promise<Bus> {
  const policy = { ...defaultPolicy, ...changes };
  const { protocol } = new URL(url);
  if (protocol === 'amqp:' || protocol === 'amqps:') {
    const { openAmqpBus } = await import('./amqp-bus.ts');
    return openAmqpBus({ ...shared, url, policy });
  }
  if (protocol === 'postgres:' || protocol === 'postgresql:') {
    const { openPostgresBus } = await import('./postgres-bus.ts');
    const timing = { ...(lease ? { lease } : {}), ...(sweepEvery ? { sweepEvery } : {}) };
    return openPostgresBus({ ...shared, url, policy, ...timing });
  }
  throw new Error(`A bus URL starts with amqp:// or postgres://, this one with ${protocol}//`);
}
