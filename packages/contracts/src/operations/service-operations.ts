import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { id, instant } from '../wire.ts';
import { figureHistory, historyQuery } from './figure-history.ts';

/** An event that failed at every attempt and needs manual action. Does not contain the event's data. */
export const deadLetter = z.object({
  /** Id of the event. */
  id,
  type: z.string(),
  subject: z.string(),
  reason: z.string(),
  attempts: z.int(),
  /** Time of the last failed attempt. */
  at: instant,
});
export type DeadLetter = z.output<typeof deadLetter>;

/**
 * Current status of a service. Depths and ages cover the whole platform, dead letters only the caller's tenant. Null:
 * not applicable or unknown.
 */
export const serviceState = z.object({
  version: z.string(),
  startedAt: instant,
  isBusConnected: z.boolean(),
  isDatabaseReachable: z.boolean().nullable(),
  /** Seconds from publication to handling, of the slowest event of the last minute. */
  eventLag: z.number().nullable(),
  /** Number of due events not yet handled. */
  waiting: z.int().nullable(),
  /** Events not yet published to the bus; `age`: seconds since the oldest was stored. */
  outbox: z.object({ depth: z.int(), age: z.number() }).nullable(),
  /** Number of overdue timers. */
  timersDue: z.int().nullable(),
  deadLetters: z.array(deadLetter).nullable(),
});
export type ServiceState = z.output<typeof serviceState>;

/** Endpoints that the kit implements for every service. */
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
