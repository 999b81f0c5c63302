import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { scenes } from '@theke/contracts/signage/scene';
import { Shapes } from 'lucide-react';
import { lazy } from 'react';

const SetupSteps = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-signage-setup" */ '../tvs/setup/setup-steps.tsx')).SetupSteps,
}));
const ScenePreview = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-signage-preview" */ './scene-preview.tsx')).ScenePreview,
}));

export const officeScenes = officeResource(scenes, {
  group: 'signage',
  Icon: Shapes,
  newLabel: 'Neue Szene',
  purpose: 'Eine Szene füllt einen Bildschirm: die Speisekarte, eine Aktion, Aufrufnummern oder ein Bild.',
  titleOf: ({ name }) => name,
  columns: [
    { field: 'kind', from: 'phone' },
    { field: 'orientation', from: 'desktop' },
    { field: 'validUntil', from: 'desktop' },
    { field: 'updatedAt', from: 'tablet' },
  ],
  Above: SetupSteps,
  previewTitle: 'Vorschau',
  Preview: ScenePreview,
});
