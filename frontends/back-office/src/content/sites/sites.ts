import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { sites } from '@theke/contracts/content/site';
import { FileText } from 'lucide-react';

export const officeSites = officeResource(sites, {
  group: 'website',
  Icon: FileText,
  newLabel: 'Neue Seite',
  titleOf: ({ name }) => name,
  subtitleOf: ({ path }) => `/${path}`,
  columns: [
    { field: 'type', from: 'tablet' },
    { field: 'isPublic', from: 'phone' },
    { field: 'hasChanges', from: 'tablet' },
  ],
});
