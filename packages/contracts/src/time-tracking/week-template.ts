import { z } from 'zod';
import { action, collection, deleteEndpoint, listEndpoint } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { reference } from '../reference.ts';
import { exampleIds, id, ref, version } from '../wire.ts';
import { copiedShifts, planMonday } from './working-schedule.ts';

const name = oneLine(60).min(1);

export const weekTemplate = z.object({
  id,
  version,
  branch: field(ref, 'Filiale'),
  name: field(name, 'Name'),
  /** Number of shifts and of assigned people; open shifts have no person. */
  shifts: z.int(),
  people: z.int(),
});
export type WeekTemplate = z.output<typeof weekTemplate>;

export const weekTemplates = collection({
  service: 'time-tracking',
  name: 'week-templates',
  one: 'week-template',
  label: { one: 'Wochenvorlage', many: 'Wochenvorlagen' },
  item: weekTemplate,
  read: 'working-times.write',
  filters: ['branch'],
  sorts: ['name'],
});

/** Templates of managed branches, by name. */
export const listWeekTemplates = listEndpoint(weekTemplates);

/** Saves the planned week under a name. 422 NAME_TAKEN, NOTHING_PLANNED. */
export const createWeekTemplate = endpoint({
  name: 'createWeekTemplate',
  service: 'time-tracking',
  method: 'POST',
  path: '/week-templates',
  summary: 'Wochenvorlage speichern',
  needs: 'working-times.write',
  body: z.strictObject({
    branch: reference('branches', 'Filiale'),
    monday: planMonday,
    name: field(name, 'Name', { hint: 'Zum Beispiel Sommer oder Woche mit Feiertag.' }),
  }),
  reply: { kind: 'data', schema: weekTemplate },
  status: 201,
  example: { body: { branch: { id: exampleIds.branch }, monday: '2030-01-07', name: 'Ruhige Woche' } },
});

/** Plans a week from the template, like `copyWorkingSchedules` from another week. */
export const applyWeekTemplate = action(weekTemplates, 'apply', {
  name: 'applyWeekTemplate',
  summary: 'Wochenvorlage anwenden',
  body: z.strictObject({ monday: planMonday }),
  reply: copiedShifts,
  example: { monday: '2030-01-21' },
});

export const deleteWeekTemplate = deleteEndpoint(weekTemplates);

export const weekTemplateEndpoints = [
  listWeekTemplates,
  createWeekTemplate,
  applyWeekTemplate,
  deleteWeekTemplate,
] as const;
