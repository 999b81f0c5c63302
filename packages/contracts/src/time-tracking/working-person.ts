import { z } from 'zod';
import { collection, listEndpoint } from '../collection.ts';
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

/** A member of staff with presence. */
export const workingPerson = z.object({
  id,
  name: field(z.string(), 'Name', personal),
  branches: z.array(ref),
  personnelNumber: field(z.string(), 'Personalnummer', personal),
  hasPin: field(z.boolean(), 'PIN'),
  /** Whether hours, holidays and applicable law are agreed. */
  hasEmployment: z.boolean(),
  presence: field(presence, 'Anwesenheit', { choices: presenceLabels }),
  /** Start of the work or pause; null if absent. */
  since: field(instant.nullable(), 'Seit'),
  /** Start of the activity; null if absent. */
  startAt: field(instant.nullable(), 'Gekommen'),
  /** Current branch; null if absent. */
  branch: field(ref.nullable(), 'Filiale'),
  activity: ref.nullable(),
});
export type WorkingPerson = z.output<typeof workingPerson>;

const workingPeople = collection({
  service: 'time-tracking',
  name: 'working-people',
  one: 'working-person',
  label: { one: 'Person', many: 'Personen' },
  item: workingPerson,
  read: 'working-times.read',
  write: 'working-times.write',
  filters: ['presence'],
  computedFilters: { branch: field(id, 'Filiale').optional() },
  sorts: ['name'],
  exampleId: exampleIds.user,
});

/** Oneself, people of managed branches, or all. Presence is protected like times (TIME-10). */
export const listWorkingPeople = listEndpoint(workingPeople);

/**
 * Sets personnel number and PIN for terminals. Omitted fields are unchanged; empty or null removes them. 422 if the
 * number is taken.
 */
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
