import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { digitalSignageStreams } from '@theke/contracts/signage/stream';
import { ListVideo } from 'lucide-react';
import { lazy } from 'react';
import { StreamFacts } from './stream-facts.tsx';

const SetupSteps = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-signage-setup" */ '../tvs/setup/setup-steps.tsx')).SetupSteps,
}));
const StreamPreview = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-signage-preview" */ './stream-preview.tsx')).StreamPreview,
}));

export const officeStreams = officeResource(digitalSignageStreams, {
  group: 'signage',
  Icon: ListVideo,
  newLabel: 'Neuer Stream',
  purpose: 'Ein Stream bestimmt, welche Filmsequenz wann auf den TVs läuft.',
  titleOf: ({ name }) => name,
  columns: [
    { field: 'entries', from: 'phone', label: 'Zeitblöcke', Cell: StreamFacts },
    { field: 'fallback', from: 'tablet' },
    { field: 'updatedAt', from: 'desktop' },
  ],
  Above: SetupSteps,
  previewTitle: 'Was läuft wann?',
  Preview: StreamPreview,
});
