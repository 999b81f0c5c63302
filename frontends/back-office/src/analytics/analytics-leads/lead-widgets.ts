import type { Widgets } from '@theke/admin/widgets/widget.ts';
import { lazy } from 'react';

const LeadTasksEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-lead-tasks" */ './lead-tasks-editor.tsx')).LeadTasksEditor,
}));
const LeadTasksReader = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-lead-tasks" */ './lead-tasks-editor.tsx')).LeadTasksReader,
}));

export const leadWidgets: Widgets = { 'lead-tasks': { Editor: LeadTasksEditor, Reader: LeadTasksReader } };
