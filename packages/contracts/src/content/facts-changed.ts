import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { exampleIds, id } from '../wire.ts';

/** Published after the copy of a product has changed, so that pages that name it are built from the new one. */
export const factsChanged = defineEvent({
  type: 'content.facts-changed.v1',
  summary:
    'Name, Preis oder Allergene eines Produkts haben sich geändert: Seiten, die sie nennen, werden neu erstellt.',
  isAudited: false,
  data: z.object({ id }),
  example: { id: exampleIds.product },
});
