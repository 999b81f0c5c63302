import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { taskTemplates } from '@theke/contracts/time-tracking/task-template';
import { CalendarSync } from 'lucide-react';

export const officeTaskTemplates = officeResource(taskTemplates, {
  group: 'tasks',
  Icon: CalendarSync,
  newLabel: 'Neue wiederkehrende Aufgabe',
  purpose: 'Daraus entstehen automatisch Aufgaben, die regelmäßig anfallen: aufsperren, Kühlung messen, zusperren.',
  titleOf: ({ title }) => title,
  columns: [
    { field: 'branches', from: 'phone' },
    { field: 'weekdays', from: 'tablet' },
    { field: 'time', from: 'tablet' },
    { field: 'isActive', from: 'tablet' },
  ],
  switchable: { field: 'isActive', on: 'Einschalten', off: 'Ausschalten' },
});
