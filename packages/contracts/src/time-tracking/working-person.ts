import { z } from 'zod';
import { collection, listOf } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { byId, exampleIds, id, instant, ref } from '../wire.ts';

const personal = { personal: true };

export const presence = z.enum(['out', 'in', 'paused']);
export type PresenceOnWire = z.output<typeof presence>;
export const presenceLabels: Record<PresenceOnWire, string> = {
  out: 'Nicht da',
  in: 'Im Dienst',
  paused: 'In Pause',
};

export const pin = z.string().regex(/^\d{4,8}$/, { error: 'Eine PIN besteht aus vier bis acht Ziffern.' });

/** Somebody on the staff, and whether they are there. */
export const workingPerson = z.object({
  id,
  name: field(z.string(), 'Name', personal),
  branches: z.array(ref),
  personnelNumber: field(z.string(), 'Personalnummer', personal),
  hasPin: field(z.boolean(), 'PIN'),
  /** Hours, holidays and by whose law they work are agreed with them. */
  hasEmployment: z.boolean(),
  presence: field(presence, 'Anwesenheit', { choices: presenceLabels }),
  /** Since when they work, or pause; null while they are not there. */
  since: field(instant.nullable(), 'Seit'),
  /** When they came; null while they are not there. */
  startAt: field(instant.nullable(), 'Gekommen'),
  /** Where they are; null while they are nowhere. */
  branch: field(ref.nullable(), 'Filiale'),
  activity: ref.nullable(),
});
export type WorkingPerson = z.output<typeof workingPerson>;

const workingPeople = collection({
  service: 'time-tracking',
  name: 'working-people',
  one: 'working-person',
  label: { one: 'Person', many: 'Personen' },
  of: workingPerson,
  read: 'working-times.read',
  write: 'working-times.write',
  filters: ['presence'],
  computedFilters: { branch: field(id, 'Filiale').optional() },
  sorts: ['name'],
  exampleId: exampleIds.user,
});

/** Oneself, those of the branches that one leads, or all. Presence is looked at as times are (TIME-10). */
export const listWorkingPeople = listOf(workingPeople);

/** By what somebody is known at a terminal. Left out it stays; empty or null there is none. 422 where another has that number. */
export const updateWorkingPerson = endpoint({
  name: 'updateWorkingPerson',
  service: 'time-tracking',
  method: 'PUT',
  path: '/working-people/:id',
  summary: 'Personalnummer und PIN setzen',
  needs: 'working-times.write',
  params: byId,
  body: z.strictObject({
    personnelNumber: field(
      oneLine(40).regex(/^[^/@]*$/, { error: 'Eine Personalnummer enthält weder „/“ noch „@“.' }),
      'Personalnummer',
      personal,
    ).optional(),
    pin: field(pin.nullable(), 'PIN', {
      ...personal,
      hint: 'Vier bis acht Ziffern. Sie wird nirgends angezeigt.',
    }).optional(),
  }),
  reply: { kind: 'data', schema: workingPerson },
  status: 200,
  example: { params: { id: exampleIds.user }, body: { personnelNumber: '1007', pin: '4711' } },
});

export const workingPersonEndpoints = [listWorkingPeople, updateWorkingPerson] as const;
