import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { divisions } from '@theke/contracts/catalog/division';
import { Building2 } from 'lucide-react';

export const officeDivisions = officeResource(divisions, {
  group: 'locations',
  Icon: Building2,
  newLabel: 'Neue Organisation',
  purpose: 'Eine Organisation fasst Filialen zusammen, etwa alle einer Marke.',
  titleOf: ({ name }) => name,
  subtitleOf: ({ description }) => description,
  columns: [
    { field: 'title', from: 'tablet' },
    { field: 'updatedAt', from: 'desktop' },
  ],
});
