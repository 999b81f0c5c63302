import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { randomUuid } from '@theke/admin/ui/random-uuid.ts';
import type { Branch } from '@theke/contracts/catalog/branch';
import { createReservation, type Reservation, updateReservation } from '@theke/contracts/ordering/reservation';
import { parseMinutes } from '@theke/rules/hours/opening-hours';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { stayMinutes } from '@theke/rules/reservations/reservation-hours';
import { dateOf, instantOf, localTime, startOf } from '@theke/rules/time/local-time';
import { useState } from 'react';
import { clockAt } from './plan-range.ts';
import { reservationMessages } from './reservation-messages.de.ts';
import { reservationsKey } from './use-day.ts';

const texts = reservationMessages.form;
const minute = 60_000;

export type FormOptions = {
  branch: Branch;
  day: string;
  now: Date;
  /** Absent: a new one. */
  reservation?: Reservation;
  source: 'staff' | 'walk-in';
  onClose: () => void;
};

type Typed = {
  day: string;
  time: string;
  guests: string;
  minutes: string;
  tables: readonly string[];
  name: string;
  phone: string;
  email: string;
  note: string;
  staffNote: string;
};

/** Typed values of the dialog; tables of a new reservation are empty: the platform assigns them. */
function typedOf({ branch, day, now, reservation, source }: FormOptions): Typed {
  const zone = zoneOf(branch);
  if (!reservation) {
    const start = Math.floor(now.getTime() / (5 * minute)) * 5 * minute;
    const isWalkIn = source === 'walk-in';
    return {
      day: isWalkIn ? dateOf(localTime(zone, start)) : day,
      time: isWalkIn ? clockAt(zone, start) : '',
      ...{ guests: '2', minutes: '', tables: [], name: '', phone: '', email: '', note: '', staffNote: '' },
    };
  }
  const { startAt, endAt, guests, tables, name, phone, email, note, staffNote } = reservation;
  const [from, to] = [Date.parse(startAt), Date.parse(endAt)];
  return {
    day: dateOf(localTime(zone, from)),
    time: clockAt(zone, from),
    guests: String(guests),
    minutes: String(Math.round((to - from) / minute)),
    tables: tables.map(({ id }) => id),
    ...{ name, phone, email, note, staffNote },
  };
}

const wholeNumber = (text: string): number | undefined => (/^\d{1,4}$/.test(text.trim()) ? Number(text) : undefined);

/** State of the dialog: typed values, their period, and saving. */
export function useReservationForm(options: FormOptions) {
  const { branch, reservation, source, onClose } = options;
  const api = useApi();
  const [id] = useState(randomUuid);
  const [typed, setTyped] = useState(() => typedOf(options));
  const [isAsked, setAsked] = useState(false);
  const [guests, minutes, clock] = [wholeNumber(typed.guests), wholeNumber(typed.minutes), parseMinutes(typed.time)];
  const from =
    typed.day === '' || clock === undefined
      ? undefined
      : instantOf(zoneOf(branch), startOf(typed.day) + clock * minute);
  const length = minutes ?? stayMinutes(branch, guests ?? 2);
  const saving = useAction(
    () => {
      const { tables, name, phone, email, note, staffNote } = typed;
      const body = {
        startAt: new Date(from ?? 0).toISOString(),
        guests: guests ?? 1,
        ...(minutes !== undefined && { minutes }),
        tables: [...tables],
        ...{ name, phone, email, note, staffNote },
      };
      return reservation
        ? api(updateReservation, { params: { id: reservation.id }, body: { ...body, version: reservation.version } })
        : api(createReservation, { body: { id, branch: { id: branch.id }, source, ...body } });
    },
    { invalidates: [reservationsKey], onDone: onClose },
  );
  const isNumberFaulty = guests === undefined || guests < 1;
  const isLengthFaulty = typed.minutes.trim() !== '' && minutes === undefined;
  return {
    typed,
    change: (changes: Partial<Typed>) => setTyped((before) => ({ ...before, ...changes })),
    /** Undefined until day and time are typed. */
    period: from === undefined ? undefined : { from, to: from + length * minute },
    faults: {
      ...Object.fromEntries((saving.problem?.errors ?? []).map(({ field = '', message }) => [field, message])),
      ...(isAsked && typed.day === '' && { day: texts.required }),
      ...(isAsked && typed.time === '' && { time: texts.required }),
      ...(isAsked && isNumberFaulty && { guests: texts.wholeNumber }),
      ...(isLengthFaulty && { minutes: texts.wholeNumber }),
    } as Readonly<Record<string, string>>,
    saving,
    save: () => {
      setAsked(true);
      if (from !== undefined && !isNumberFaulty && !isLengthFaulty) void saving.run();
    },
  };
}
