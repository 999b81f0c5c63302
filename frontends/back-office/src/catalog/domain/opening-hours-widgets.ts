import type { Widgets } from '@theke/admin/widgets/widget.ts';
import { OpeningHoursEditor } from './opening-hours-editor.tsx';

export const openingHoursWidgets: Widgets = { 'opening-hours': { Editor: OpeningHoursEditor } };
