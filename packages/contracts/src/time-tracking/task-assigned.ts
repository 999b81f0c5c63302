import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { exampleId, exampleIds, ref } from '../wire.ts';

/** Somebody gave a task to others: whoever has it from now on and had it not, without who gave it. A task that a template made every day tells nobody. */
export const taskAssigned = defineEvent({
  type: 'time-tracking.task-assigned.v1',
  kind: 'time-tracking.task-assignment',
  summary: 'Jemand ist neu für eine Aufgabe zuständig.',
  data: z.object({
    task: ref,
    number: z.int(),
    branch: ref.nullable(),
    people: field(z.array(ref), 'Neu zuständig'),
  }),
  example: {
    task: { id: exampleId('task') },
    number: 402,
    branch: { id: exampleIds.branch },
    people: [{ id: exampleIds.user }],
  },
});
