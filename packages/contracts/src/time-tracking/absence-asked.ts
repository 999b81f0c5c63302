import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { exampleId, exampleIds, ref } from '../wire.ts';

/** Somebody asked for days off: who may decide about it (TIME-24), without whoever asked. */
export const absenceAsked = defineEvent({
  type: 'time-tracking.absence-asked.v1',
  kind: 'time-tracking.absence-request',
  summary: 'Eine Abwesenheit wartet auf eine Entscheidung.',
  example: { absence: { id: exampleId('absence') }, people: [{ id: exampleIds.user }] },
  data: z.object({ absence: ref, people: field(z.array(ref), 'Wer entscheiden kann') }),
});
