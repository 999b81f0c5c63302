import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../wire.ts';
import { figureHistory, historyQuery } from './figure-history.ts';

/** An event that a service could not deal with, at every attempt; it waits for a person. Nothing of its data. */
export const deadLetter = z.object({
  /** Of the event. */
  id,
  type: z.string(),
  subject: z.string(),
  reason: z.string(),
  attempts: z.int(),
  /** When it was given up. */
  at: instant,
});
export type DeadLetter = z.output<typeof deadLetter>;

/**
 * How one service stands just now. Depths and ages are those of the whole platform, dead letters only those of the tenant
 * that asks; null is what a service does not have, or what it could not find out.
 */
export const serviceState = z.object({
  version: z.string(),
  startedAt: instant,
  isBusConnected: z.boolean(),
  isDatabaseReachable: z.boolean().nullable(),
  /** Seconds from the fact to its being dealt with, of the slowest event of the last minute. */
  eventLag: z.number().nullable(),
  /** Events that are due and that nobody has taken yet. */
  waiting: z.int().nullable(),
  /** Events that are stored and not handed to the bus; seconds since the oldest of them was stored. */
  outbox: z.object({ depth: z.int(), age: z.number() }).nullable(),
  /** Timers that should have run and did not yet. */
  timersDue: z.int().nullable(),
  deadLetters: z.array(deadLetter).nullable(),
});
export type ServiceState = z.output<typeof serviceState>;

/** What the kit answers for every service, so that no service has it in a contract of its own. */
export const serviceOperations = (service: string) => ({
  readState: endpoint({
    name: 'readServiceState',
    service,
    method: 'GET',
    path: '/internal/operations',
    summary: 'Wie der Dienst steht',
    needs: 'internal',
    reply: { kind: 'data', schema: serviceState },
    status: 200,
    example: {},
  }),
  readHistory: endpoint({
    name: 'readServiceHistory',
    service,
    method: 'GET',
    path: '/internal/operations/history',
    summary: 'Wie die Kennzahlen des Dienstes verlaufen sind',
    needs: 'internal',
    query: historyQuery,
    reply: { kind: 'data', schema: figureHistory },
    status: 200,
    example: {},
  }),
  redrive: endpoint({
    name: 'redriveOfService',
    service,
    method: 'POST',
    path: '/internal/operations/redrive',
    summary: 'Unzustellbares des Mandanten noch einmal versuchen',
    needs: 'internal',
    body: z.strictObject({ ids: z.array(id).max(500).optional() }),
    reply: { kind: 'data', schema: z.object({ count: z.int() }) },
    status: 200,
    example: { body: {} },
  }),
});
