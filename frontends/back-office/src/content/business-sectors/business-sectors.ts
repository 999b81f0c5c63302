import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { businessSectors } from '@theke/contracts/content/business-sector';
import { Building } from 'lucide-react';

export const officeBusinessSectors = officeResource(businessSectors, {
  group: 'website',
  Icon: Building,
  newLabel: 'Neues Geschäftsfeld',
  titleOf: ({ name }) => name,
  columns: [
    { field: 'context', from: 'tablet' },
    { field: 'number', from: 'tablet' },
    { field: 'isPublic', from: 'phone' },
  ],
  switchable: { field: 'isPublic', on: 'Öffentlich', off: 'Nicht öffentlich' },
});
