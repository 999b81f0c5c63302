import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { sites } from '@theke/contracts/content/site';
import { type PageType, pageTypes } from '@theke/rules/content/page-types';
import { PanelsTopLeft } from 'lucide-react';
import { lazy } from 'react';
import { contentShape } from '../shared/content-shape.ts';
import { SiteState } from '../shared/draft-states.ts';

const SitePublishing = lazy(async () => ({
  default: (await import('./site-publishing.tsx')).SitePublishing,
}));

const SiteTree = lazy(async () => ({
  default: (await import('./site-tree.tsx')).SiteTree,
}));

export const officeSites = officeResource(sites, {
  group: 'website',
  Icon: PanelsTopLeft,
  newLabel: 'Neue Seite',
  titleOf: ({ name }) => name,
  subtitleOf: ({ path }) => `/${path}`,
  columns: [
    { field: 'type', from: 'tablet' },
    { field: 'hasChanges', from: 'phone', label: 'Status', Cell: SiteState },
  ],
  views: [
    { label: 'Alle', filter: {} },
    { label: 'Öffentlich', filter: { isListed: 'true' } },
    { label: 'Mit Änderungen', filter: { hasChanges: 'true' } },
  ],
  ...contentShape((type) => pageTypes[type as PageType].layout),
  Beside: SiteTree,
  Tools: SitePublishing,
});
