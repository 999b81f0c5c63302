import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { exampleId, exampleIds, ref } from '../wire.ts';

/**
 * A person assigned a task: names the new assignees, without the person who assigned it. Not published for daily tasks
 * created from a template.
 */
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
