import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { blocks } from '@theke/contracts/content/block';
import { type BlockType, blockTypes } from '@theke/rules/content/block-types';
import { Blocks } from 'lucide-react';
import { lazy } from 'react';
import { contentShape } from '../shared/content-shape.ts';
import { EntryState } from '../shared/draft-states.ts';
import { entryViews, publicAtFirst } from '../shared/entry-views.ts';

const BlockPublishing = lazy(async () => ({
  default: (await import('./block-publishing.tsx')).BlockPublishing,
}));

export const officeBlocks = officeResource(blocks, {
  group: 'website',
  Icon: Blocks,
  newLabel: 'Neuer Inhalt',
  titleOf: ({ name }) => name,
  subtitleOf: ({ identifier }) => identifier,
  columns: [
    { field: 'type', from: 'tablet' },
    { field: 'hasChanges', from: 'phone', label: 'Status', Cell: EntryState },
  ],
  views: entryViews,
  places: { isPublic: publicAtFirst },
  Tools: BlockPublishing,
  ...contentShape((type) => blockTypes[type as BlockType].layout),
  switchable: { field: 'isPublic', on: 'Öffentlich', off: 'Nicht öffentlich' },
});
