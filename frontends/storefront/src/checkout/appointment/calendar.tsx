import { locale } from '@theke/rules/texts/locale';
import { monthWeeks, movedDate } from '@theke/rules/time/calendar-days';
import { type LocalDate, startOf } from '@theke/rules/time/local-time';
import { type Month, monthOf, monthSpan, plusMonths } from '@theke/rules/time/months';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useId, useRef, useState } from 'react';
import { checkoutMessages } from '../checkout-messages.de.ts';
import * as css from './calendar.module.css';

const { calendar } = checkoutMessages;
const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayName = new Intl.DateTimeFormat(locale, {
  weekday: 'long',
  day: 'numeric',
  month: 'long',
  year: 'numeric',
  timeZone: 'UTC',
});

type Props = {
  /** Selectable days, ascending, at least one. */
  dates: readonly LocalDate[];
  chosen: LocalDate;
  today: LocalDate;
  onChoose: (date: LocalDate) => void;
};

/** Month calendar with ISO week numbers. Arrow keys move over all days, including those that cannot be selected. */
export function Calendar({ dates, chosen, today, onChoose }: Props) {
  const title = useId();
  const grid = useRef<HTMLTableElement>(null);
  const [focused, setFocused] = useState(chosen);
  const isWalking = useRef(false);
  const [min, max] = [today, dates.at(-1) ?? today];
  const month = monthOf(focused);
  const freeDates = new Set(dates);

  // The focused day may have been rendered just now.
  useEffect(() => {
    if (!isWalking.current) return;
    isWalking.current = false;
    grid.current?.querySelector<HTMLElement>(`[data-date="${focused}"]`)?.focus();
  }, [focused]);

  const onKeyDown = (event: KeyboardEvent) => {
    const next = movedDate(focused, event.key, min, max);
    if (next === undefined) return;
    event.preventDefault();
    isWalking.current = true;
    setFocused(next);
  };
  const showMonth = (to: Month) =>
    setFocused(dates.find((date) => monthOf(date) === to) ?? (to < month ? monthSpan(to).to : `${to}-01`));

  return (
    <div className={css.calendar}>
      <div className={css.head}>
        <IconButton
          label={calendar.previous}
          disabled={month <= monthOf(min)}
          onClick={() => showMonth(plusMonths(month, -1))}
        >
          <ChevronLeft {...icon} />
        </IconButton>
        <b id={title} aria-live="polite">
          {monthName.format(startOf(`${month}-01`))}
        </b>
        <IconButton
          label={calendar.next}
          disabled={month >= monthOf(max)}
          onClick={() => showMonth(plusMonths(month, 1))}
        >
          <ChevronRight {...icon} />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a calendar is a grid */}
      <table ref={grid} role="grid" aria-labelledby={title} onKeyDown={onKeyDown}>
        <thead>
          <tr>
            <th scope="col" abbr={calendar.week}>
              {calendar.weekShort}
            </th>
            {calendar.days.map(({ short, long }) => (
              <th key={short} scope="col" abbr={long}>
                {short}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {monthWeeks(month).map(({ number, days }) => (
            <tr key={number}>
              <th scope="row">{number}</th>
              {days.map((date, index) =>
                date === null ? (
                  // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has no other name
                  <td key={index} />
                ) : (
                  <td key={date}>
                    <button
                      type="button"
                      data-date={date}
                      tabIndex={date === focused ? 0 : -1}
                      className={classNames(date === chosen && css.chosen, date === today && css.today)}
                      aria-label={dayName.format(startOf(date))}
                      aria-pressed={date === chosen}
                      aria-disabled={freeDates.has(date) ? undefined : true}
                      aria-current={date === today ? 'date' : undefined}
                      onClick={() => {
                        setFocused(date);
                        if (freeDates.has(date)) onChoose(date);
                      }}
                    >
                      {Number(date.slice(8))}
                    </button>
                  </td>
                ),
              )}
            </tr>
          ))}
        </tbody>
      </table>
    </div>
  );
}
