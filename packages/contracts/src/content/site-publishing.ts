import { z } from 'zod';
import { action } from '../collection.ts';
import { field } from '../field.ts';
import { instant, version } from '../wire.ts';
import { publishingEndpoints } from './publishing.ts';
import { sites } from './site.ts';

/** In a separate module, so that the pages' list and form load without it. */
export const {
  publish: publishSite,
  unpublish: unpublishSite,
  discard: discardSiteDraft,
} = publishingEndpoints(sites, 'Site');

/**
 * Plans the publication of the draft and the end of the publication, or removes the plan (null). The draft is published
 * as it is at that time. 422 for a time in the past, or an end that is not after the beginning.
 */
export const planSite = action(sites, 'plan', {
  name: 'planSite',
  summary: 'Veröffentlichung einer Seite planen',
  body: z.strictObject({
    version,
    publishAt: field(instant.nullable(), 'Veröffentlichen am'),
    unpublishAt: field(instant.nullable(), 'Zurücknehmen am'),
  }),
  reply: sites.entity,
  example: { version: 1, publishAt: '2030-01-07T05:00:00.000Z', unpublishAt: null },
});
