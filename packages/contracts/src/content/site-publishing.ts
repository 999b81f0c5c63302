import { publishingOf } from './publishing.ts';
import { sites } from './site.ts';

/** In a separate module, so that the pages' list and form load without it. */
export const {
  publish: publishSite,
  unpublish: unpublishSite,
  discard: discardSiteDraft,
} = publishingOf(sites, 'Site');
