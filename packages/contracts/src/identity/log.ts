import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { listQuery } from '../resource.ts';
import { byId, exampleIds, id, instant } from '../wire.ts';

/** One line of the audit trail: an event that happened, without personal data. */
export const logEntry = z.object({
  id,
  type: field(z.string(), 'Ereignis'),
  source: field(z.string(), 'Dienst'),
  subject: field(z.string(), 'Betrifft'),
  actor: field(z.string(), 'Wer'),
  at: field(instant, 'Wann'),
  data: field(z.unknown(), 'Inhalt'),
});
export type LogEntry = z.output<typeof logEntry>;

/** Narrowed by what happened, to what, who did it, and when: from included, until excluded. */
const logQuery = listQuery([], ['at']).extend({
  filter: z
    .strictObject({
      type: z.string().max(200).optional(),
      subject: z.string().max(200).optional(),
      actor: z.string().max(200).optional(),
      from: field(instant, 'Von').optional(),
      until: field(instant, 'Bis').optional(),
    })
    .optional(),
});

export const listLogs = endpoint({
  name: 'listLogs',
  service: 'identity',
  method: 'GET',
  path: '/logs',
  summary: 'Protokoll auflisten',
  needs: 'logs.read',
  query: logQuery,
  reply: { kind: 'list', schema: logEntry },
  status: 200,
  example: { query: { pageSize: '5' } },
});

export const readLog = endpoint({
  name: 'readLog',
  service: 'identity',
  method: 'GET',
  path: '/logs/:id',
  summary: 'Protokolleintrag laden',
  needs: 'logs.read',
  params: byId,
  reply: { kind: 'data', schema: logEntry },
  status: 200,
  example: { params: { id: exampleIds.log } },
});
