import type { ContentPageOf } from '@theke/contracts/content/content-page';

/** What every template draws. */
export type SitePage = ContentPageOf<'site'>;
