import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { topics } from '@theke/contracts/content/topic';
import { Hash } from 'lucide-react';

export const officeTopics = officeResource(topics, {
  group: 'website',
  Icon: Hash,
  newLabel: 'Neues Thema',
  titleOf: ({ name }) => name,
  columns: [
    { field: 'context', from: 'tablet' },
    { field: 'number', from: 'tablet' },
    { field: 'isPublic', from: 'phone' },
  ],
  switchable: { field: 'isPublic', on: 'Öffentlich', off: 'Nicht öffentlich' },
});
