import { until } from '@theke/kit/testing/until';
import type { Platform } from '../journey/platform.ts';
import { type FaultKind, nameOf } from './fault-plan.ts';
import type { PlatformDatabases } from './platform-databases.ts';

/** Milliseconds from the moment when a fault struck. */
export type Recovery = {
  fault: string;
  /** Until the part that was hit has answered. */
  answers: number;
  /** Until an order made after the fault was accepted, and until its event was in the audit trail. */
  accepts: number;
  tells: number;
  /** Requests that were under way when it struck. */
  inFlight: number;
};

export type RecoveryDeps = {
  platform: Platform;
  databases: PlatformDatabases;
  cookie: string;
  /** Makes one more order and returns its id. */
  order(): Promise<string>;
};

/** Reads that no cache answers; each is answered by the service alone. */
const readsOf = {
  identity: '/api/users?pageSize=1',
  catalog: '/api/products?pageSize=1',
  media: '/api/images?pageSize=1',
  ordering: '/api/orders?pageSize=1',
  payments: '/api/payments?pageSize=1',
  notifications: '/api/messages?pageSize=1',
};

/** A bound for a run that hangs, not an aim: the report prints what it took. */
const timeoutMs = 120_000;

/** Watches from a fault until everything works again. @throws when that takes longer than two minutes */
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
