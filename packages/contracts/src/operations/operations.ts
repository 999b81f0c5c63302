import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { id, instant } from '../wire.ts';
import { figureHistory, historyQuery } from './figure-history.ts';
import { serviceState } from './service-operations.ts';

/** Status of a service, as seen by the gateway. */
export const operatedService = z.object({
  /** Name in the topology: `ordering`; or `gateway`. */
  name: z.string(),
  /** Response time in ms; null if it did not answer. */
  answeredIn: z.int().nullable(),
  state: serviceState.nullable(),
});
export type OperatedService = z.output<typeof operatedService>;

export const operations = z.object({ at: instant, services: z.array(operatedService) });
export type Operations = z.output<typeof operations>;

/** A service that does not answer is reported in the response and does not fail the request. */
export const readOperations = endpoint({
  name: 'readOperations',
  service: 'gateway',
  method: 'GET',
  path: '/operations',
  summary: 'Wie die Dienste stehen, und was diesem Betrieb nicht zugestellt werden konnte',
  needs: 'operations.read',
  reply: { kind: 'data', schema: operations },
  status: 200,
  example: {},
});

/**
 * Maximum over the services, or their sum, in steps of a minute, 15 minutes or two hours. Lost when a service restarts.
 */
export const readOperationsHistory = endpoint({
  name: 'readOperationsHistory',
  service: 'gateway',
  method: 'GET',
  path: '/operations/history',
  summary: 'Wie Verzug, Warteschlangen und Ausgang der Dienste verlaufen sind',
  needs: 'operations.read',
  query: historyQuery,
  reply: { kind: 'data', schema: figureHistory },
  status: 200,
  example: {},
});

export const redriveDeadLetters = endpoint({
  name: 'redriveDeadLetters',
  service: 'gateway',
  method: 'POST',
  path: '/operations/redrive',
  summary: 'Unzustellbares noch einmal zustellen',
  needs: 'operations.write',
  body: z.strictObject({
    service: field(z.string().regex(/^[a-z-]{1,40}$/), 'Dienst', {
      hint: 'Bitte geben Sie den Namen eines Dienstes an, zum Beispiel notifications.',
    }),
    /** Event ids. Default: all of the service. */
    ids: field(z.array(id).max(500), 'Ereignisse').optional(),
  }),
  reply: { kind: 'data', schema: z.object({ count: z.int() }) },
  status: 200,
  example: { body: { service: 'notifications' } },
});
