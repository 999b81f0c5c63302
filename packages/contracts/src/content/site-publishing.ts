import { publishingOf } from './publishing.ts';
import { sites } from './site.ts';

/** Apart from the pages themselves: their list and form load without it. */
export const {
  publish: publishSite,
  unpublish: unpublishSite,
  discard: discardSiteDraft,
} = publishingOf(sites, 'Site');
