import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { departments } from '@theke/contracts/catalog/department';
import { Network } from 'lucide-react';

export const officeDepartments = officeResource(departments, {
  group: 'locations',
  Icon: Network,
  newLabel: 'Neue Abteilung',
  purpose: 'Eine Abteilung ist ein Teil des Betriebs, in dem gearbeitet wird: Küche, Service, Lieferung.',
  titleOf: ({ name }) => name,
  subtitleOf: ({ description }) => description,
  columns: [
    { field: 'branches', from: 'tablet' },
    { field: 'sort', from: 'tablet' },
    { field: 'updatedAt', from: 'desktop' },
  ],
});
