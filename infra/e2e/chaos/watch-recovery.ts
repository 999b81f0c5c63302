import { until } from '@theke/kit/testing/until';
import type { Platform } from '../journeys/platform.ts';
import { type FaultKind, formatFault } from './fault-plan.ts';
import type { PlatformDatabases } from './platform-databases.ts';

/** Times in ms from the impact of a fault. */
export type Recovery = {
  fault: string;
  /** Until the affected part responded. */
  answers: number;
  /** Until an order placed after the fault was accepted, and until its event was in the audit trail. */
  accepts: number;
  publishes: number;
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
const readPaths = {
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
  const impactAt = performance.now();
  const elapsed = () => Math.round(performance.now() - impactAt);
  const answering = until(
    `${formatFault(fault)}: the part to respond again`,
    async () => (await platform.call('GET', findReadPath(fault), { cookie })).status === 200,
    timeoutMs,
  ).then(elapsed);
  const publishing = order().then(async (id) => {
    const accepts = elapsed();
    await until(
      `${formatFault(fault)}: order ${id} in the audit trail`,
      async () => (await databases.identity.query('select from audit_log where subject = $1', [id])).rowCount,
      timeoutMs,
    );
    return { accepts, publishes: elapsed() };
  });
  const [answers, { accepts, publishes }] = await Promise.all([answering, publishing]);
  return { fault: formatFault(fault), answers, accepts, publishes, inFlight };
}

function findReadPath(fault: FaultKind): string {
  const service = fault.kind === 'terminate' ? fault.service : fault.target;
  return service in readPaths ? readPaths[service as keyof typeof readPaths] : readPaths.ordering;
}
