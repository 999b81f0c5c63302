import type { Widgets } from '@theke/admin/widgets/widget.ts';
import { lazy } from 'react';

const PeopleEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-task-people" */ './people-editor.tsx')).PeopleEditor,
}));
const PeopleCell = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-task-people" */ './people-editor.tsx')).PeopleCell,
}));

const StepsEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-task-people" */ './steps-editor.tsx')).StepsEditor,
}));
const StepsReader = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-task-people" */ './steps-editor.tsx')).StepsReader,
}));

const DayEditor = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-editors" */ '@theke/admin/forms/editors/date-editors.tsx'))
    .DayEditor,
}));

/** Widgets with people's names, also for users who may not read accounts. */
export const taskWidgets: Widgets = {
  'task-people': { Editor: PeopleEditor, Cell: PeopleCell, Reader: PeopleCell },
  'task-day': { Editor: DayEditor, width: 'third', csv: 'byType', isShared: true },
  'task-steps': { Editor: StepsEditor, Reader: StepsReader },
};
