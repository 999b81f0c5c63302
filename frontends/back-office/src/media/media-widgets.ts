import type { Widgets } from '@theke/admin/widgets/widget.ts';
import { lazy } from 'react';

const TagsEditor = lazy(async () => ({ default: (await import('./images/tags-editor.tsx')).TagsEditor }));

export const mediaWidgets: Widgets = { tags: { Editor: TagsEditor } };
