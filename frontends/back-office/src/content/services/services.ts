import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { services } from '@theke/contracts/content/service';
import { Wrench } from 'lucide-react';

export const officeServices = officeResource(services, {
  group: 'website',
  Icon: Wrench,
  newLabel: 'Neue Leistung',
  titleOf: ({ name }) => name,
  columns: [
    { field: 'context', from: 'tablet' },
    { field: 'number', from: 'tablet' },
    { field: 'isPublic', from: 'phone' },
  ],
  switchable: { field: 'isPublic', on: 'Öffentlich', off: 'Nicht öffentlich' },
});
