import { z } from 'zod';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { optionalReference, reference } from '../reference.ts';
import { defineResource } from '../resource.ts';
import { exampleId, id, instant, schedule } from '../wire.ts';

const date = (title: string) => field(z.iso.date().nullable(), title).default(null);

/** When a segment plays (`@theke/rules/signage/stream-timeline`). */
export const streamEntry = z
  .strictObject({
    /** Chosen by the client. Of two entries that are otherwise equal the lower id wins. */
    id: field(id, 'Kennung'),
    segment: reference('digital-signage-segments', 'Filmsequenz'),
    /** In the zone of the TV's branch. Empty: always. */
    schedule: field(schedule, 'Zeiten', { widget: 'opening-hours', hint: 'Ohne Zeiten läuft sie immer.' }).default([]),
    validFrom: date('Gültig von'),
    validUntil: date('Gültig bis'),
    priority: field(z.int().min(0).max(100), 'Vorrang', {
      hint: 'Gelten zwei Zeitblöcke, läuft der mit der höheren Zahl.',
    }).default(0),
    isEnabled: field(z.boolean(), 'Aktiv').default(true),
  })
  .superRefine(({ validFrom, validUntil }, context) => {
    if (validFrom !== null && validUntil !== null && validUntil < validFrom)
      context.addIssue({
        code: 'custom',
        path: ['validUntil'],
        message: '„Gültig bis“ liegt vor „Gültig von“. Bitte wählen Sie ein späteres Datum.',
        params: { code: 'OUT_OF_RANGE' },
      });
  });
export type StreamEntryDraft = z.output<typeof streamEntry>;

/** Plays instead of everything else, until it ends or is removed. */
export const interruption = z
  .strictObject({
    segment: reference('digital-signage-segments', 'Filmsequenz'),
    from: field(instant, 'Ab'),
    until: field(instant.nullable(), 'Bis', { hint: 'Leer: bis Sie sie beenden.' }).default(null),
  })
  .superRefine(({ from, until }, context) => {
    if (until !== null && Date.parse(until) <= Date.parse(from))
      context.addIssue({
        code: 'custom',
        path: ['until'],
        message: '„Bis“ liegt nicht nach „Ab“. Bitte wählen Sie einen späteren Zeitpunkt.',
        params: { code: 'OUT_OF_RANGE' },
      });
  });

/** Which segment TVs play when (SIGN-01). */
export const digitalSignageStreams = defineResource({
  service: 'signage',
  name: 'digital-signage-streams',
  one: 'digital-signage-stream',
  label: { one: 'Stream', many: 'Streams' },
  draft: z.strictObject({
    name: field(oneLine(80).min(1), 'Name'),
    fallback: optionalReference('digital-signage-segments', 'Sonst läuft', {
      hint: 'Läuft, wenn kein Zeitblock gilt, und solange ein TV weder Uhrzeit noch Verbindung hat.',
    }),
    isOffWhenClosed: field(z.boolean(), 'Aus, solange die Filiale geschlossen ist', {
      hint: 'TVs zeigen dann nur Name und Uhrzeit auf dunklem Grund.',
    }).default(false),
    entries: field(z.array(streamEntry).max(100), 'Zeitblöcke', { widget: 'stream-entries' }).default([]),
    interruption: field(interruption.nullable(), 'Unterbrechung', { widget: 'stream-interruption' }).default(null),
  }),
  read: 'resources.read',
  write: 'signage.write',
  isKeptWhileUsed: true,
  filters: ['fallback', 'isOffWhenClosed'],
  computedFilters: {
    /** Filters streams that play this segment at some time: as an entry, interruption or fallback. */
    segment: field(id, 'Filmsequenz', { resource: 'digital-signage-segments' }).optional(),
  },
  example: {
    name: 'Speisekarte',
    fallback: { id: exampleId('digital-signage-segment') },
    entries: [
      {
        id: '0199f000-0000-7000-8000-00000000e201',
        segment: { id: exampleId('digital-signage-segment') },
        schedule: [{ type: 'friday', from: '17:00', to: '22:00' }],
      },
    ],
  },
});
export type SignageStream = z.output<typeof digitalSignageStreams.entity>;
export type SignageStreamDraft = z.input<typeof digitalSignageStreams.draft>;
