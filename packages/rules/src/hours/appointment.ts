import { clockText, dateText, localTime } from '../time/local-time.ts';
import { zoneOf } from './opening-status.ts';
import { firstSlot, type NotOffered, pickerDays, type SlotQuery, whyNotOffered } from './pickup-slots.ts';

export type AppointmentQuery = SlotQuery & {
  readonly branch: { readonly isAppointmentRequired?: boolean | null | undefined };
};

export type AppointmentFault = {
  readonly code: 'APPOINTMENT_REQUIRED' | 'APPOINTMENT_NOT_OFFERED';
  /** A German sentence that says what to do. */
  readonly message: string;
};

/** Who looks at the picker for a while may still choose what it offered at first (SLOT-06). */
const graceMs = 10 * 60_000;

const tenMinutesBefore = (at: Date): Date => new Date(at.getTime() - graceMs);

const closed =
  'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.';

function tooSoon(query: SlotQuery): string {
  const first = firstSlot(query);
  if (!first) return 'Dieser Termin ist leider zu früh, und ein späterer ist derzeit nicht möglich.';
  const local = localTime(zoneOf(query.branch), first.getTime());
  return `Dieser Termin ist leider zu früh. Der früheste mögliche ist am ${dateText(local)} um ${clockText(local)} Uhr.`;
}

const sentences: Record<NotOffered, (query: SlotQuery) => string> = {
  closed: () => closed,
  'too-soon': tooSoon,
  'too-far': () =>
    `Termine sind höchstens ${pickerDays} Tage im Voraus möglich. Bitte wählen Sie einen früheren Termin.`,
  'off-grid': () => 'Termine gibt es alle fünf Minuten. Bitte wählen Sie eine der angebotenen Uhrzeiten.',
};

/**
 * What is wrong with the appointment of an order (SLOT-06 to SLOT-08), undefined if nothing: it is missing although
 * the branch requires one, or the picker does not offer it and did not 10 minutes ago either.
 */
export function appointmentFault(
  query: AppointmentQuery,
  appointment: Date | null | undefined,
): AppointmentFault | undefined {
  if (!appointment) {
    if (!query.branch.isAppointmentRequired) return undefined;
    return { code: 'APPOINTMENT_REQUIRED', message: 'Bitte wählen Sie einen Termin aus.' };
  }
  const reason = whyNotOffered(query, appointment);
  const earlier = {
    ...query,
    now: tenMinutesBefore(query.now),
    keepableFrom: query.keepableFrom && tenMinutesBefore(query.keepableFrom),
  };
  if (!reason || !whyNotOffered(earlier, appointment)) return undefined;
  return { code: 'APPOINTMENT_NOT_OFFERED', message: sentences[reason](query) };
}

/** What stands in place of a date when none is chosen (SLOT-10). */
export const noAppointmentText = ({ isAppointmentRequired }: AppointmentQuery['branch']): string =>
  isAppointmentRequired ? 'Keine Angabe' : 'So schnell wie möglich';
