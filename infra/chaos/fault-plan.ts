import { between, randomFrom, shuffled } from '../random.ts';

/**
 * Glossary.
 * kill       kill -9 of a process; its supervisor starts it again
 * pause      SIGSTOP, and SIGCONT after `hold` milliseconds: connections stay open and nobody answers
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

/** `after`: how many orders are accepted by then. */
export type Fault = FaultKind & { after: number; hold: number };

/** What a deck is made of: who takes and tells orders more often. */
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

/** Every kind comes once before any comes again; the moments are spread over the run, each at random in its share. */
export function planFaults({ seed, orders, faults }: { seed: number; orders: number; faults: number }): Fault[] {
  const random = randomFrom(seed);
  const share = orders / (faults + 1);
  const kinds: FaultKind[] = [];
  while (kinds.length < faults) kinds.push(...shuffled(random, deck));
  return kinds.slice(0, faults).map((kind, index) => ({
    ...kind,
    after: Math.floor((index + random()) * share),
    hold: kind.kind === 'pause' ? between(random, 300, 2_500) : 0,
  }));
}

/** `kill ordering`, `terminate ordering relay`. */
export const nameOf = (fault: FaultKind): string =>
  fault.kind === 'terminate' ? `terminate ${fault.service} ${fault.role}` : `${fault.kind} ${fault.target}`;
