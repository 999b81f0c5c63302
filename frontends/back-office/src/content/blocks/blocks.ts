import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { blocks } from '@theke/contracts/content/block';
import { Blocks } from 'lucide-react';

export const officeBlocks = officeResource(blocks, {
  group: 'website',
  Icon: Blocks,
  newLabel: 'Neuer Inhalt',
  titleOf: ({ name }) => name,
  subtitleOf: ({ identifier }) => identifier,
  columns: [
    { field: 'type', from: 'tablet' },
    { field: 'isPublic', from: 'phone' },
  ],
  switchable: { field: 'isPublic', on: 'Öffentlich', off: 'Nicht öffentlich' },
});
