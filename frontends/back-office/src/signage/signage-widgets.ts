import type { Widgets } from '@theke/admin/widgets/widget.ts';
import { lazy } from 'react';

// Registered on every page, so there are two imports only: each adds compiled code.
const Editor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-signage-editors" */ './signage-field.tsx')).SignageField,
}));
const Reader = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-reading" */ './signage-reading.tsx')).SignageReading,
}));
const widget = { Editor, Reader };

export const signageWidgets: Widgets = {
  'scene-content': widget,
  'segment-items': widget,
  'stream-entries': widget,
  'stream-interruption': widget,
  'tv-labels': { ...widget, csv: (value) => (value as string[]).join(', ') },
  video: widget,
};
