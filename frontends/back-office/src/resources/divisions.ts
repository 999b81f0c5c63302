import { divisions } from '@theke/contracts/catalog/division';
import { Building2 } from 'lucide-react';
import { officeResource } from './office-resource.ts';

export const officeDivisions = officeResource(divisions, {
  group: 'house',
  Icon: Building2,
  newLabel: 'Neue Organisation',
  titleOf: ({ name }) => name,
  subtitleOf: ({ description }) => description,
  columns: [
    { field: 'title', from: 'tablet' },
    { field: 'updatedAt', from: 'desktop' },
  ],
});
