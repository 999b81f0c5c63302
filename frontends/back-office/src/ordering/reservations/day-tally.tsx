import type { Reservation, ReservationStatus } from '@theke/contracts/ordering/reservation';
import * as css from './day-tally.module.css';
import { reservationMessages } from './reservation-messages.de.ts';

const texts = reservationMessages.tally;

/** How many parties are expected, wait for an answer, and sit at their tables. */
export function DayTally({ reservations }: { reservations: readonly Reservation[] }) {
  const count = (...states: readonly ReservationStatus[]) => {
    const found = reservations.filter(({ status }) => states.includes(status));
    return { parties: found.length, guests: found.reduce((sum, { guests }) => sum + guests, 0) };
  };
  const requests = count('requested');
  const figures = [
    { label: texts.expected, ...count('requested', 'confirmed') },
    { label: texts.seated, ...count('seated') },
    ...(requests.parties > 0 ? [{ label: texts.requests, ...requests }] : []),
  ];
  return (
    <dl className={css.tally}>
      {figures.map(({ label, parties, guests }) => (
        <div key={label}>
          <dt>{label}</dt>
          <dd>
            <b>{parties}</b> {texts.guests(guests)}
          </dd>
        </div>
      ))}
    </dl>
  );
}
