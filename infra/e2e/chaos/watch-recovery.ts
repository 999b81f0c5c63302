import { until } from '@theke/kit/testing/until';
import type { Platform } from '../journeys/platform.ts';
import { type FaultKind, nameOf } from './fault-plan.ts';
import type { PlatformDatabases } from './platform-databases.ts';

/** Times in ms from the impact of a fault. */
export type Recovery = {
  fault: string;
  /** Until the affected part responded. */
  answers: number;
  /** Until an order placed after the fault was accepted, and until its event was in the audit trail. */
  accepts: number;
  tells: number;
  /** Requests in flight at the impact. */
  inFlight: number;
};

export type RecoveryDeps = {
  platform: Platform;
  databases: PlatformDatabases;
  cookie: string;
  /** Places one more order and returns its id. */
  order(): Promise<string>;
};

/** Uncached reads; each is answered by that service alone. */
const readsOf = {
  identity: '/api/users?pageSize=1',
  catalog: '/api/products?pageSize=1',
  media: '/api/images?pageSize=1',
  ordering: '/api/orders?pageSize=1',
  payments: '/api/payments?pageSize=1',
  notifications: '/api/messages?pageSize=1',
};

/** A limit for a run that hangs, not a target: the report prints the actual time. */
const timeoutMs = 120_000;

/** Watches from a fault until everything works again. @throws if that takes longer than two minutes */
export async function watchRecovery(
  { platform, databases, cookie, order }: RecoveryDeps,
  fault: FaultKind,
  inFlight: number,
): Promise<Recovery> {
  const struckAt = performance.now();
  const since = () => Math.round(performance.now() - struckAt);
  const answering = until(
    `${nameOf(fault)}: answers again`,
    async () => (await platform.call('GET', readOf(fault), { cookie })).status === 200,
    timeoutMs,
  ).then(since);
  const telling = order().then(async (id) => {
    const accepts = since();
    await until(
      `${nameOf(fault)}: order ${id} in the audit trail`,
      async () => (await databases.identity.query('select from audit_log where subject = $1', [id])).rowCount,
      timeoutMs,
    );
    return { accepts, tells: since() };
  });
  const [answers, { accepts, tells }] = await Promise.all([answering, telling]);
  return { fault: nameOf(fault), answers, accepts, tells, inFlight };
}

function readOf(fault: FaultKind): string {
  const service = fault.kind === 'terminate' ? fault.service : fault.target;
  return service in readsOf ? readsOf[service as keyof typeof readsOf] : readsOf.ordering;
}
