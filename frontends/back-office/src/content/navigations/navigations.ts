import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { navigations } from '@theke/contracts/content/navigation';
import { Menu } from 'lucide-react';

export const officeNavigations = officeResource(navigations, {
  group: 'website',
  Icon: Menu,
  newLabel: 'Neue Navigation',
  titleOf: ({ name }) => name,
  subtitleOf: ({ identifier }) => identifier,
  columns: [{ field: 'isPublic', from: 'phone' }],
  switchable: { field: 'isPublic', on: 'Öffentlich', off: 'Nicht öffentlich' },
});
