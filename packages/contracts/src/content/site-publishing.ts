import { publishingEndpoints } from './publishing.ts';
import { sites } from './site.ts';

/** In a separate module, so that the pages' list and form load without it. */
export const {
  publish: publishSite,
  unpublish: unpublishSite,
  discard: discardSiteDraft,
  plan: planSite,
} = publishingEndpoints(sites, 'Site');
