import { clockText, dateText, localTime } from '../time/local-time.ts';
import { appointmentTexts } from './appointment.de.ts';
import { zoneOf } from './opening-status.ts';
import { firstSlot, type NotOffered, pickerDays, type SlotQuery, whyNotOffered } from './pickup-slots.ts';

export type AppointmentQuery = SlotQuery & {
  readonly branch: { readonly isAppointmentRequired?: boolean | null | undefined };
  /** As soon as possible would be after the opening that is running (WHEN-13). */
  readonly isTooLateToday?: boolean | undefined;
};

export type AppointmentFault = {
  readonly code: 'APPOINTMENT_REQUIRED' | 'APPOINTMENT_NOT_OFFERED' | 'TOO_LATE_TODAY';
  /** A sentence that says what to do. */
  readonly message: string;
};

/** Who looks at the picker for a while may still choose what it offered at first (SLOT-06). */
const graceMs = 10 * 60_000;

const tenMinutesBefore = (at: Date): Date => new Date(at.getTime() - graceMs);

function tooSoon(query: SlotQuery): string {
  const first = firstSlot(query);
  if (!first) return appointmentTexts.noneLater;
  const local = localTime(zoneOf(query.branch), first.getTime());
  return appointmentTexts.tooSoon(dateText(local), clockText(local));
}

const sentences: Record<NotOffered, (query: SlotQuery) => string> = {
  closed: () => appointmentTexts.closed,
  'too-soon': tooSoon,
  'too-far': () => appointmentTexts.tooFar(pickerDays),
  'off-grid': () => appointmentTexts.offGrid,
};

/**
 * What is wrong with the appointment of an order (SLOT-06 to SLOT-08), undefined if nothing: it is missing although
 * the branch requires one or it is too late for today, or the picker does not offer it and did not 10 minutes ago either.
 */
export function appointmentFault(
  query: AppointmentQuery,
  appointment: Date | null | undefined,
): AppointmentFault | undefined {
  if (!appointment) {
    if (query.branch.isAppointmentRequired) return { code: 'APPOINTMENT_REQUIRED', message: appointmentTexts.required };
    return query.isTooLateToday ? { code: 'TOO_LATE_TODAY', message: appointmentTexts.tooLateToday } : undefined;
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
  isAppointmentRequired ? appointmentTexts.notSaid : appointmentTexts.soon;
