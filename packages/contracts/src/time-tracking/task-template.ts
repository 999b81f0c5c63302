import { type Weekday, weekdays } from '@theke/rules/hours/opening-hours';
import { weekdays as weekdayNames } from '@theke/rules/time/local-time.de';
import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { defineResource } from '../resource.ts';
import { exampleIds, ref } from '../wire.ts';
import { assignees, taskSteps } from './task.ts';

const weekdayLabels = Object.fromEntries(weekdays.map((weekday, index) => [weekday, weekdayNames[index]])) as Readonly<
  Record<Weekday, string>
>;

const when = { section: 'Wann' };

/** A recurring task, such as an opening check or fridge temperatures: created once per day and branch. */
export const taskTemplates = defineResource({
  service: 'time-tracking',
  name: 'task-templates',
  one: 'task-template',
  label: {
    one: 'Wiederkehrende Aufgabe',
    many: 'Wiederkehrende Aufgaben',
  },
  draft: z.strictObject({
    title: field(oneLine(200).min(1), 'Titel'),
    text: field(z.string().trim().max(10_000), 'Beschreibung', { widget: 'textarea' }).default(''),
    assignees,
    isActive: field(z.boolean(), 'Aktiv').default(true),
    branches: field(z.array(ref).min(1).max(100), 'Filialen', {
      ...when,
      widget: 'references',
      resource: 'branches',
      hint: 'Jede bekommt ihre eigene Aufgabe.',
    }),
    weekdays: field(z.array(z.enum(weekdays)).min(1).max(7), 'Wochentage', { ...when, choices: weekdayLabels }),
    time: field(z.string().regex(/^([01]\d|2[0-3]):[0-5]\d$/), 'Ab', {
      ...when,
      hint: 'Ab dieser Uhrzeit der Filiale steht sie auf der Tafel, zum Beispiel 08:30.',
    }),
    steps: taskSteps,
  }),
  belongsTo: { branch: 'branches' },
  labelFields: ['title'],
  filters: ['branches', 'isActive'],
  sorts: ['time'],
  example: {
    title: 'Kühlung prüfen',
    // Inactive, so that sending the example to a tenant creates no tasks.
    isActive: false,
    branches: [{ id: exampleIds.branch }],
    weekdays: ['monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'],
    time: '08:30',
    steps: [{ text: 'Kühlhaus', isMeasured: true, unit: '°C', max: 5 }],
  },
});
export type TaskTemplate = z.output<typeof taskTemplates.entity>;
