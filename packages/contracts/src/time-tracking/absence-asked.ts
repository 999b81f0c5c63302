import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { exampleId, exampleIds, ref } from '../wire.ts';

/** A person requested days off: names the users who may decide (TIME-24), not the person. */
export const absenceAsked = defineEvent({
  type: 'time-tracking.absence-asked.v1',
  kind: 'time-tracking.absence-request',
  summary: 'Eine Abwesenheit wartet auf eine Entscheidung.',
  example: { absence: { id: exampleId('absence') }, people: [{ id: exampleIds.user }] },
  data: z.object({ absence: ref, people: field(z.array(ref), 'Wer entscheiden kann') }),
});
