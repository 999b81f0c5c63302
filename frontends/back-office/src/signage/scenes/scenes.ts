import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { scenes } from '@theke/contracts/signage/scene';
import { Shapes } from 'lucide-react';

export const officeScenes = officeResource(scenes, {
  Icon: Shapes,
  newLabel: 'Neue Szene',
  titleOf: ({ name }) => name,
  columns: [{ field: 'updatedAt', from: 'tablet' }],
});
