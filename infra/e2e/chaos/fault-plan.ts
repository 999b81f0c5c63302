import { between, randomFrom, shuffled } from '../../fixtures/random.ts';

/**
 * Kinds of faults.
 * kill       kill -9 of a process; its supervisor restarts it
 * pause      SIGSTOP, and SIGCONT after `hold` ms: connections stay open, nothing responds
 * terminate  pg_terminate_backend of every connection that a role has to its service's database
 * crash      kill -9 of one PostgreSQL backend: the server drops every connection and recovers
 */
export type FaultKind =
  | { kind: 'kill'; target: Process }
  | { kind: 'pause'; target: Process }
  | {
      kind: 'terminate';
      service: 'identity' | 'catalog' | 'ordering' | 'payments' | 'notifications';
      role: 'app' | 'relay';
    }
  | { kind: 'crash'; target: 'postgres' };
export type Process =
  | 'identity'
  | 'catalog'
  | 'media'
  | 'ordering'
  | 'payments'
  | 'notifications'
  | 'gateway'
  | 'broker';

/** `after`: number of accepted orders at which it strikes. */
export type Fault = FaultKind & { after: number; pauseMs: number };

/** The deck of faults: services that take or publish orders appear more often. */
const deck: readonly FaultKind[] = [
  { kind: 'kill', target: 'ordering' },
  { kind: 'kill', target: 'ordering' },
  { kind: 'kill', target: 'gateway' },
  { kind: 'kill', target: 'identity' },
  { kind: 'kill', target: 'catalog' },
  { kind: 'kill', target: 'media' },
  { kind: 'kill', target: 'payments' },
  { kind: 'kill', target: 'notifications' },
  { kind: 'kill', target: 'broker' },
  { kind: 'pause', target: 'ordering' },
  { kind: 'pause', target: 'gateway' },
  { kind: 'pause', target: 'identity' },
  { kind: 'pause', target: 'catalog' },
  { kind: 'pause', target: 'payments' },
  { kind: 'pause', target: 'notifications' },
  { kind: 'pause', target: 'broker' },
  { kind: 'terminate', service: 'ordering', role: 'app' },
  { kind: 'terminate', service: 'payments', role: 'app' },
  { kind: 'terminate', service: 'notifications', role: 'app' },
  { kind: 'terminate', service: 'ordering', role: 'relay' },
  { kind: 'terminate', service: 'identity', role: 'app' },
  { kind: 'terminate', service: 'catalog', role: 'relay' },
  { kind: 'crash', target: 'postgres' },
];

/** Every kind occurs once before any repeats; the times are spread over the run, each random within its share. */
export function planFaults({ seed, orders, faults }: { seed: number; orders: number; faults: number }): Fault[] {
  const random = randomFrom(seed);
  const share = orders / (faults + 1);
  const kinds: FaultKind[] = [];
  while (kinds.length < faults) kinds.push(...shuffled(random, deck));
  return kinds.slice(0, faults).map((kind, index) => ({
    ...kind,
    after: Math.floor((index + random()) * share),
    pauseMs: kind.kind === 'pause' ? between(random, 300, 2_500) : 0,
  }));
}

/** `kill ordering`, `terminate ordering relay`. */
export const formatFault = (fault: FaultKind): string =>
  fault.kind === 'terminate' ? `terminate ${fault.service} ${fault.role}` : `${fault.kind} ${fault.target}`;
