import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { digitalSignageSegments } from '@theke/contracts/signage/segment';
import { Clapperboard } from 'lucide-react';
import { lazy } from 'react';
import { SegmentItems } from './segment-items.tsx';

const SetupSteps = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-signage-setup" */ '../tvs/setup/setup-steps.tsx')).SetupSteps,
}));
const SegmentPreview = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-signage-preview" */ './segment-preview.tsx')).SegmentPreview,
}));

export const officeSegments = officeResource(digitalSignageSegments, {
  group: 'signage',
  Icon: Clapperboard,
  newLabel: 'Neue Filmsequenz',
  purpose: 'Eine Filmsequenz reiht Szenen, Bilder und Videos aneinander. TVs wiederholen sie.',
  titleOf: ({ name }) => name,
  columns: [
    { field: 'items', from: 'phone', Cell: SegmentItems },
    { field: 'updatedAt', from: 'desktop' },
  ],
  Above: SetupSteps,
  previewTitle: 'Vorschau',
  Preview: SegmentPreview,
});
