import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { blocks } from '@theke/contracts/content/block';
import { type BlockType, blockTypes } from '@theke/rules/content/block-types';
import { Blocks } from 'lucide-react';
import { contentShape } from '../domain/content-shape.ts';

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
  ...contentShape((type) => blockTypes[type as BlockType].layout),
  switchable: { field: 'isPublic', on: 'Öffentlich', off: 'Nicht öffentlich' },
});
