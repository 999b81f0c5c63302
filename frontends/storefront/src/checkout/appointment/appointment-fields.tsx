import type { Branch } from '@theke/contracts/catalog/branch';
import type { Capacity } from '@theke/contracts/ordering/capacity';
import { noAppointmentText } from '@theke/rules/hours/appointment';
import { expectedText } from '@theke/rules/hours/expected-time';
import { firstFreeSlot, freeDates, freeSlotsOnDate, isBooked } from '@theke/rules/hours/free-slots';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { firstSlot, type SlotQuery, slotHours } from '@theke/rules/hours/pickup-slots';
import { dateOf, localTime, minuteOf } from '@theke/rules/time/local-time';
import { Notice } from '@theke/ui/notice';
import { useId, useMemo } from 'react';
import { appointmentText } from '../../appointment-text.ts';
import { type Expected, promisedWindow } from '../../shop/use-expected.ts';
import * as tile from '../../tile.module.css';
import { checkoutMessages } from '../checkout-messages.de.ts';
import * as css from './appointment-fields.module.css';
import { Calendar } from './calendar.tsx';
import { TimeChoice } from './time-choice.tsx';

type Props = {
  query: SlotQuery & { branch: Branch };
  /** Booked-up times, which are not offered. */
  capacity: Capacity;
  /** Expected time without a requested one. */
  expected: Expected;
  /** ISO 8601; null: as soon as possible. */
  appointment: string | null;
  error: string | undefined;
  onChange: (appointment: string | null) => void;
};

/** Choice between as soon as possible and a time: day, hour, minutes. */
export function AppointmentFields({ query, capacity, expected, appointment, error, onChange }: Props) {
  const name = useId();
  const { branch, orderType, products, now, keepableFrom } = query;
  const zone = zoneOf(branch);
  // Memoised, because typing in the form renders this too and scanning 90 days is slow.
  const [next, first] = useMemo(() => {
    const all = { branch, orderType, products, now };
    return [firstSlot(all), firstFreeSlot({ ...all, keepableFrom }, capacity)];
  }, [branch, orderType, products, now, keepableFrom, capacity]);
  // An order without a time uses the next slot; if that is booked up, a time must be chosen.
  const promised = promisedWindow(expected, branch);
  const isNextBooked = next !== undefined && isBooked(capacity, next);
  const chosen = appointment === null ? undefined : Date.parse(appointment);
  const choose = (instant: number) => onChange(new Date(instant).toISOString());
  return (
    <section className={css.section} id="appointmentDate" tabIndex={-1} aria-labelledby={`${name}-title`}>
      <h2 id={`${name}-title`}>{checkoutMessages.appointment}</h2>
      <div className={css.when}>
        {/* Hidden if a time is required. */}
        {!branch.isAppointmentRequired && (
          <label className={css.choice}>
            <input
              className={tile.unseen}
              type="radio"
              name={name}
              checked={chosen === undefined}
              disabled={expected.isTooLate}
              onChange={() => onChange(null)}
            />
            <span className={css.radio} />
            <span>
              <b>{noAppointmentText(branch)}</b>
              {expected.isTooLate && <small>{checkoutMessages.tooLate}</small>}
              {isNextBooked && !expected.isTooLate && <small>{checkoutMessages.booked}</small>}
              {promised && !isNextBooked && <small>{expectedText(promised, zone, now)}</small>}
            </span>
          </label>
        )}
        <label className={css.choice}>
          <input
            className={tile.unseen}
            type="radio"
            name={name}
            checked={chosen !== undefined}
            disabled={!first}
            onChange={() => first && choose(first.getTime())}
          />
          <span className={css.radio} />
          <span>
            <b>{checkoutMessages.wished}</b>
            {chosen !== undefined && <small>{appointmentText(chosen, zone, now)}</small>}
            {chosen === undefined && branch.isAppointmentRequired && <small>{noAppointmentText(branch)}</small>}
            {!first && <small>{checkoutMessages.noSlots}</small>}
          </span>
        </label>
      </div>
      {error && (
        <Notice kind="late" className={css.error}>
          {error}
        </Notice>
      )}
      {chosen !== undefined && <Picker query={query} capacity={capacity} chosen={chosen} onChoose={choose} />}
    </section>
  );
}

type PickerProps = Pick<Props, 'query' | 'capacity'> & { chosen: number; onChoose: (instant: number) => void };

function Picker({ query, capacity, chosen, onChoose }: PickerProps) {
  const { branch, orderType, products, now, keepableFrom } = query;
  const zone = zoneOf(branch);
  const date = dateOf(localTime(zone, chosen));
  const dates = useMemo(
    () => freeDates({ branch, orderType, products, now, keepableFrom }, capacity),
    [branch, orderType, products, now, keepableFrom, capacity],
  );
  const slots = useMemo(
    () => freeSlotsOnDate({ branch, orderType, products, now, keepableFrom }, date, capacity),
    [branch, orderType, products, now, keepableFrom, date, capacity],
  );
  /** Selects the same time on another day, otherwise the next one after it, otherwise the first one. */
  const chooseDate = (newDate: string) => {
    const all = freeSlotsOnDate(query, newDate, capacity);
    const wantedMinute = minuteOf(localTime(zone, chosen));
    const found = all.find((slot) => minuteOf(localTime(zone, slot.getTime())) >= wantedMinute) ?? all[0];
    if (found) onChoose(found.getTime());
  };
  return (
    <div className={css.pick}>
      <Calendar dates={dates} chosen={date} today={dateOf(localTime(zone, now.getTime()))} onChoose={chooseDate} />
      {slots.length > 0 ? (
        <TimeChoice hours={slotHours(slots, zone)} chosen={chosen} onChoose={onChoose} />
      ) : (
        <p className={css.none}>{checkoutMessages.noSlots}</p>
      )}
    </div>
  );
}
