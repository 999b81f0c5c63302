import type { Site } from '@theke/contracts/content/site';
import { listSiteRevisions, readSiteRevision, restoreSiteRevision } from '@theke/contracts/content/site-revision';
import { pageLines } from './page-lines.ts';
import type { Revisions } from './revisions.ts';

export const siteRevisionsOf = {
  list: listSiteRevisions,
  read: readSiteRevision,
  restore: restoreSiteRevision,
  lines: (page: object) => pageLines(page as Site),
} as unknown as Revisions;
