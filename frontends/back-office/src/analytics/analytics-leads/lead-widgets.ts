import type { Widgets } from '@theke/admin/widgets/widget.ts';
import type { AnalyticsLead } from '@theke/contracts/analytics/analytics-lead';
import { lazy } from 'react';
import { taskText } from './task-text.de.ts';

const LeadTasksEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-lead-tasks" */ './lead-tasks-editor.tsx')).LeadTasksEditor,
}));
const LeadTasksReader = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-lead-tasks" */ './lead-tasks-editor.tsx')).LeadTasksReader,
}));
const LeadStateEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-lead-tasks" */ './lead-state-editor.tsx')).LeadStateEditor,
}));

const LeadOwnerEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-lead-tasks" */ './lead-owner-editor.tsx')).LeadOwnerEditor,
}));

export const leadWidgets: Widgets = {
  'lead-state': { Editor: LeadStateEditor, width: 'whole', csv: 'byType', isShared: true },
  'lead-owner': { Editor: LeadOwnerEditor, width: 'type', csv: 'byType' },
  'lead-tasks': {
    Editor: LeadTasksEditor,
    Reader: LeadTasksReader,
    csv: (value) => ((value as AnalyticsLead['tasks'] | undefined) ?? []).map(taskText).join(', '),
  },
};
