import { z } from 'zod';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';
import { exampleId, exampleIds, ref } from '../wire.ts';
import { dayHalf } from './absence.ts';

const personal = { personal: true };
const kind = 'time-tracking.absence-request';
const days = { from: z.iso.date(), to: z.iso.date(), half: dayHalf.nullable() };
const exampleDays = { from: '2026-08-03', to: '2026-08-14', half: null };

/** A person requested days off: names the users who may decide (TIME-24). */
export const absenceAsked = defineEvent({
  type: 'time-tracking.absence-asked.v1',
  isAudited: false,
  kind,
  summary: 'Eine Abwesenheit wartet auf eine Entscheidung.',
  example: {
    absence: { id: exampleId('absence') },
    people: [{ id: exampleIds.user, firstName: 'Dora', email: 'dora.huber@marillo.example' }],
    name: 'Sara Novak',
    days: exampleDays,
  },
  data: z.object({
    absence: ref,
    people: field(
      z.array(
        ref.extend({
          firstName: field(z.string(), 'Vorname', personal).optional(),
          email: field(z.string(), 'E‑Mail', personal).optional(),
        }),
      ),
      'Wer entscheiden kann',
    ),
    /** Who asked, and for when; absent in events of earlier releases. */
    name: field(z.string(), 'Name', personal).optional(),
    days: z.object(days).optional(),
  }),
});

/** A person's absence was decided or withdrawn by another one (TIME-24). */
export const absenceDecided = defineEvent({
  type: 'time-tracking.absence-decided.v1',
  kind,
  summary: 'Über eine Abwesenheit wurde entschieden.',
  // The audit log already has `absence-changed`.
  isAudited: false,
  example: {
    absence: { id: exampleId('absence') },
    user: { id: exampleIds.user },
    firstName: 'Sara',
    email: 'sara.novak@marillo.example',
    state: 'approved',
    answer: '',
    decidedBy: 'Dora Huber',
    days: exampleDays,
  },
  data: z.object({
    absence: ref,
    user: field(ref, 'Person'),
    firstName: field(z.string(), 'Vorname', personal),
    email: field(z.string(), 'E‑Mail', personal),
    state: z.enum(['approved', 'rejected', 'withdrawn']),
    answer: field(z.string(), 'Antwort', personal),
    decidedBy: field(z.string(), 'Entschieden von', personal),
    days: z.object(days),
  }),
});
export type AbsenceDecided = z.output<typeof absenceDecided.data>;
