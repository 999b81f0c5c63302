import type { Site, SiteRevision } from '@theke/contracts/content/site';
import { listSiteRevisions, readSiteRevision, restoreSiteRevision } from '@theke/contracts/content/site-revision';
import { createElement } from 'react';
import { GeneratedMarks } from './generated-marks.tsx';
import { pageLines } from './page-lines.ts';
import type { Revisions } from './revisions.ts';

export const siteRevisionsOf = {
  list: listSiteRevisions,
  read: readSiteRevision,
  restore: restoreSiteRevision,
  lines: (page: object) => pageLines(page as Site),
  proposals: (revision: object) => createElement(GeneratedMarks, { page: revision as SiteRevision }),
} as unknown as Revisions;
