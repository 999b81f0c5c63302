import { clockText, dateText, localTime } from '../time/local-time.ts';
import { appointmentTexts } from './appointment.de.ts';
import { zoneOf } from './opening-status.ts';
import { firstSlot, type NotOffered, pickerDays, type SlotQuery, whyNotOffered } from './pickup-slots.ts';

export type AppointmentQuery = SlotQuery & {
  readonly branch: { readonly isAppointmentRequired?: boolean | null | undefined };
  /** As soon as possible would be after the current opening (WHEN-13). */
  readonly isTooLateToday?: boolean | undefined;
};

export type AppointmentFault = {
  readonly code: 'APPOINTMENT_REQUIRED' | 'APPOINTMENT_NOT_OFFERED' | 'TOO_LATE_TODAY';
  /** Sentence with an instruction. */
  readonly message: string;
};

/** Slots stay valid for a while after they were offered, for guests with the picker open (SLOT-06). */
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
 * The fault of an order's appointment (SLOT-06 to SLOT-08); undefined if valid. Faults: it is missing although the
 * branch requires one or it is too late for today; the picker neither offers it now nor did 10 minutes ago.
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

/** Text in place of a date if none is chosen (SLOT-10). */
export const noAppointmentText = ({ isAppointmentRequired }: AppointmentQuery['branch']): string =>
  isAppointmentRequired ? appointmentTexts.notSaid : appointmentTexts.soon;
