import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { byId, exampleIds } from '../wire.ts';

/**
 * The receipt of an order for holders of its link (FISCAL-09), without contact data. `hash` is that of the link.
 * Without a signed receipt it says that it is no fiscal receipt.
 */
export const readPublicReceipt = endpoint({
  name: 'readPublicReceipt',
  service: 'notifications',
  method: 'GET',
  path: '/receipts/:id/:hash',
  summary: 'Beleg einer Bestellung als PDF, über ihren Link',
  needs: 'public',
  limit: { count: 'receipts', max: 60, perMs: 60_000, what: 'Abrufe von Belegen' },
  params: byId.extend({ hash: field(z.string().max(100), 'Prüfwert') }),
  reply: { kind: 'binary' },
  status: 200,
  example: { params: { id: exampleIds.order, hash: 'example-hash' } },
});
