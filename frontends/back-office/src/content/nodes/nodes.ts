import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { nodes } from '@theke/contracts/content/node';
import { nodeLayout } from '@theke/rules/content/node-layout';
import { ListTree } from 'lucide-react';
import { contentShape } from '../shared/content-shape.ts';

export const officeNodes = officeResource(nodes, {
  group: 'website',
  Icon: ListTree,
  newLabel: 'Neuer Eintrag',
  titleOf: ({ name }) => name,
  subtitleOf: ({ type }) => type,
  columns: [{ field: 'isPublic', from: 'phone' }],
  ...contentShape(() => nodeLayout),
  switchable: { field: 'isPublic', on: 'Öffentlich', off: 'Nicht öffentlich' },
});
