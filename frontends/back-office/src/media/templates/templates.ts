import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { imageTemplates } from '@theke/contracts/media/image-template';
import { StickyNote } from 'lucide-react';
import { lazy } from 'react';
import { templateMessages } from './template-messages.de.ts';

const PrintTools = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-templates" */ './print-tools.tsx')).PrintTools,
}));

const ReadyTemplates = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-templates" */ './ready-templates.tsx')).ReadyTemplates,
}));

export const officeImageTemplates = officeResource(imageTemplates, {
  group: 'media',
  Icon: StickyNote,
  newLabel: templateMessages.newLabel,
  purpose: templateMessages.purpose,
  titleOf: ({ name }) => name,
  subtitleOf: ({ width, height }) => templateMessages.sizeOf(width, height),
  columns: [
    { field: 'identifier', from: 'tablet' },
    { field: 'subject', from: 'phone' },
    { field: 'updatedAt', from: 'tablet' },
  ],
  Start: ReadyTemplates,
  Tools: PrintTools,
});
