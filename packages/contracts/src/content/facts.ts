import { factKinds } from '@theke/rules/content/facts';
import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { exampleIds, id } from '../wire.ts';

const text = z.string().optional();

/** A product or branch whose facts texts may show. */
export const factSubject = z.object({
  id,
  of: z.enum(['product', 'branch']),
  name: field(z.string(), 'Name'),
  /** What visitors read at the moment, by kind; missing ones are left out of texts (FACT-04). */
  texts: z.object(
    Object.fromEntries(factKinds.map((kind) => [kind, text])) as Record<(typeof factKinds)[number], typeof text>,
  ),
});
export type FactSubject = z.output<typeof factSubject>;

/** Most ids in one request. */
export const maxFactIds = 100;
/** Most subjects that a search finds. */
export const maxFoundFacts = 20;

/**
 * Facts for texts: those of products and branches with these ids, or of those whose name contains the words, by name.
 * Unknown ids are missing in the reply.
 */
export const listFacts = endpoint({
  name: 'listFacts',
  service: 'content',
  method: 'GET',
  path: '/content-facts',
  summary: 'Angaben für Texte: Namen, Preise, Allergene, Öffnungszeiten, Adressen',
  needs: 'content.read',
  query: z.strictObject({
    ids: field(z.string().max(maxFactIds * 37), 'Kennungen').optional(),
    q: field(z.string().trim().max(200), 'Suche').optional(),
  }),
  reply: { kind: 'data', schema: z.array(factSubject) },
  status: 200,
  example: { query: { ids: exampleIds.product } },
});
