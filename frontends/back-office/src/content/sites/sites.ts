import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { sites } from '@theke/contracts/content/site';
import { PanelsTopLeft } from 'lucide-react';
import { lazy } from 'react';

const SitePublishing = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-site-publishing" */ './site-publishing.tsx')).SitePublishing,
}));

export const officeSites = officeResource(sites, {
  group: 'website',
  Icon: PanelsTopLeft,
  newLabel: 'Neue Seite',
  titleOf: ({ name }) => name,
  subtitleOf: ({ path }) => `/${path}`,
  columns: [
    { field: 'type', from: 'tablet' },
    { field: 'isPublic', from: 'phone' },
    { field: 'hasChanges', from: 'tablet' },
  ],
  views: [
    { label: 'Alle', filter: {} },
    { label: 'Öffentlich', filter: { isListed: 'true' } },
    { label: 'Mit Änderungen', filter: { hasChanges: 'true' } },
  ],
  Tools: SitePublishing,
});
