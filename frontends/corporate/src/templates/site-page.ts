import type { ContentPageOf } from '@theke/contracts/content/content-page';

/** Data of every template. */
export type SitePage = ContentPageOf<'site'>;
