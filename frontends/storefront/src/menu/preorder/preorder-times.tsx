import { freeDates, freeSlotsOnDate } from '@theke/rules/hours/free-slots';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { locale } from '@theke/rules/texts/locale';
import {
  addDays,
  clockText,
  dateOf,
  type LocalDate,
  localTime,
  startOf,
  weekdayOf,
} from '@theke/rules/time/local-time';
import { classNames } from '@theke/ui/class-names';
import { type ReactNode, useId, useMemo } from 'react';
import type { CartChoice } from '../../cart/cart-choice.ts';
import type { CartOfBranch } from '../../cart/use-reported-cart.ts';
import { useCapacity } from '../../shop/use-capacity.ts';
import { useExpected } from '../../shop/use-expected.ts';
import * as tile from '../../tile.module.css';
import { halfHours } from './half-hours.ts';
import { preorderMessages } from './preorder-messages.de.ts';
import * as css from './preorder-times.module.css';

type Props = {
  of: CartOfBranch;
  choice: CartChoice;
  /** ISO 8601; null: as soon as possible. */
  onWish: (wish: string | null) => void;
};

/** Days offered here; the checkout's calendar offers more. */
const maxDays = 7;

/** Choice of day and time on the page of a closed branch that takes pre-orders. */
export default function PreorderTimes({ of: { branch, cart, now }, choice: { orderType, area }, onWish }: Props) {
  const id = useId();
  const products = useMemo(() => cart.items.map(({ product }) => product), [cart.items]);
  const keepableFrom = useExpected({ branch, orderType, area, products, now }).earliest?.from;
  const wished = cart.order.appointmentDate;
  // A resumed session may contain a requested time in the past.
  const wish = wished !== null && Date.parse(wished) > now.getTime() ? wished : null;
  const capacity = useCapacity(branch.id);
  const zone = zoneOf(branch);
  const today = dateOf(localTime(zone, now.getTime()));
  const date = wish === null ? undefined : dateOf(localTime(zone, Date.parse(wish)));
  const dates = useMemo(
    () => freeDates({ branch, orderType, products, now, keepableFrom }, capacity).slice(0, maxDays),
    [branch, orderType, products, now, keepableFrom, capacity],
  );
  const findTimes = (day: LocalDate) =>
    halfHours(freeSlotsOnDate({ branch, orderType, products, now, keepableFrom }, day, capacity), zone);
  const choose = (slot: Date | undefined) => slot && onWish(slot.toISOString());
  const times = date ? findTimes(date) : [];
  const isOtherTime = wish !== null && !times.some((slot) => slot.getTime() === Date.parse(wish));
  if (dates.length === 0) return null;
  return (
    <section className={css.preorder} aria-labelledby={id}>
      <h2 id={id}>{preorderMessages.title[orderType]}</h2>
      <div className={css.row} role="radiogroup" aria-label={preorderMessages.day}>
        <Choice name={`${id}-day`} isOn={wish === null} onChoose={() => onWish(null)}>
          <b>{preorderMessages.first}</b>
        </Choice>
        {dates.map((day) => (
          <Choice key={day} name={`${id}-day`} isOn={day === date} onChoose={() => choose(findTimes(day)[0])}>
            <b>{dayName(day, today)}</b>
            <small>{shortDate(day)}</small>
          </Choice>
        ))}
      </div>
      {date && (
        <div className={css.row} role="radiogroup" aria-label={preorderMessages.time}>
          {/* A time chosen in the checkout, which offers more times. */}
          {isOtherTime && (
            <Choice name={`${id}-time`} isOn onChoose={() => undefined}>
              {clockText(localTime(zone, Date.parse(wish)))}
            </Choice>
          )}
          {times.map((slot) => (
            <Choice
              key={slot.getTime()}
              name={`${id}-time`}
              isOn={slot.getTime() === Date.parse(wish ?? '')}
              onChoose={() => choose(slot)}
            >
              {clockText(localTime(zone, slot.getTime()))}
            </Choice>
          ))}
        </div>
      )}
    </section>
  );
}

function dayName(day: LocalDate, today: LocalDate): string {
  if (day === today) return preorderMessages.today;
  return day === addDays(today, 1) ? preorderMessages.tomorrow : weekdayOf(day);
}

const shortDate = (day: LocalDate): string =>
  new Intl.DateTimeFormat(locale, { day: '2-digit', month: '2-digit', timeZone: 'UTC' }).format(startOf(day));

type ChoiceProps = { name: string; isOn: boolean; onChoose: () => void; children: ReactNode };

const Choice = ({ name, isOn, onChoose, children }: ChoiceProps) => (
  <label className={classNames(tile.tile, css.choice)}>
    <input className={tile.unseen} type="radio" name={name} checked={isOn} onChange={onChoose} />
    {children}
  </label>
);
