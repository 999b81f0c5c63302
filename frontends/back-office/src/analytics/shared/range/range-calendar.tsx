import { locale } from '@theke/rules/texts/locale';
import { monthWeeks, movedDate } from '@theke/rules/time/calendar-days';
import { type LocalDate, startOf } from '@theke/rules/time/local-time';
import { type Month, monthOf, plusMonths } from '@theke/rules/time/months';
import { icon } from '@theke/ui/icon';
import { IconButton } from '@theke/ui/icon-button';
import { ChevronLeft, ChevronRight } from 'lucide-react';
import { type KeyboardEvent, useEffect, useRef, useState } from 'react';
import { statisticsMessages } from '../statistics-messages.de.ts';
import type { Days } from './compared-days.ts';
import * as css from './range-calendar.module.css';

const messages = statisticsMessages.chooser;
const monthName = new Intl.DateTimeFormat(locale, { month: 'long', year: 'numeric', timeZone: 'UTC' });
const dayName = new Intl.DateTimeFormat(locale, { dateStyle: 'full', timeZone: 'UTC' });
/** The first day that the statistics accept. */
const first = '1970-01-01';

type Props = {
  days: Days;
  earlier: Days | null;
  today: LocalDate;
  onChange: (days: Days) => void;
};

const placeIn = (days: Days | null, day: LocalDate): string | undefined => {
  if (!days || day < days.from || day > days.to) return undefined;
  if (days.from === days.to) return 'only';
  if (day === days.from) return 'first';
  return day === days.to ? 'last' : 'within';
};

/** Calendar of two months: the first press starts a range, the second ends it. Arrow keys move over the days. */
export function RangeCalendar({ days, earlier, today, onChange }: Props) {
  const frame = useRef<HTMLDivElement>(null);
  const [at, setAt] = useState(days.to);
  const [shown, setShown] = useState(monthOf(days.to));
  /** Start of a range whose end is not selected yet. */
  const [firstDay, setFirstDay] = useState<LocalDate>();
  const isWalking = useRef(false);
  // A preset or typed date may be in other months.
  const [shownDays, setShownDays] = useState(days);
  if (shownDays.from !== days.from || shownDays.to !== days.to) {
    setShownDays(days);
    setAt(days.to);
    if (firstDay === undefined) setShown(monthOf(days.to));
    else if (days.from !== firstDay || days.to !== firstDay) setFirstDay(undefined);
  }
  const months: readonly Month[] = [plusMonths(shown, -1), shown];

  // The focused day may have been rendered just now.
  useEffect(() => {
    if (!isWalking.current) return;
    isWalking.current = false;
    frame.current?.querySelector<HTMLElement>(`[data-date="${at}"]`)?.focus();
  }, [at]);

  const turn = (months: number) => {
    const month = plusMonths(shown, months);
    setShown(month);
    setAt(month === monthOf(today) ? today : `${month}-01`);
  };
  const walk = (event: KeyboardEvent) => {
    const next = movedDate(at, event.key, first, today);
    if (next === undefined) return;
    event.preventDefault();
    isWalking.current = true;
    setAt(next);
    if (monthOf(next) > shown) setShown(monthOf(next));
    else if (monthOf(next) < plusMonths(shown, -1)) setShown(plusMonths(monthOf(next), 1));
  };
  const choose = (day: LocalDate) => {
    setAt(day);
    if (firstDay === undefined) {
      setFirstDay(day);
      onChange({ from: day, to: day });
    } else {
      setFirstDay(undefined);
      onChange(day < firstDay ? { from: day, to: firstDay } : { from: firstDay, to: day });
    }
  };

  return (
    <div ref={frame} className={css.months}>
      {months.map((month, index) => (
        <section key={month}>
          <div className={css.head}>
            {index === 0 && (
              <IconButton label={messages.previous} disabled={month <= monthOf(first)} onClick={() => turn(-1)}>
                <ChevronLeft {...icon} size={18} />
              </IconButton>
            )}
            <b id={`month-${month}`} aria-live="polite">
              {monthName.format(startOf(`${month}-01`))}
            </b>
            {index === 1 && (
              <IconButton label={messages.next} disabled={month >= monthOf(today)} onClick={() => turn(1)}>
                <ChevronRight {...icon} size={18} />
              </IconButton>
            )}
          </div>
          {/* biome-ignore lint/a11y/noNoninteractiveElementToInteractiveRole: the pattern of a calendar is a grid */}
          <table role="grid" aria-labelledby={`month-${month}`} onKeyDown={walk}>
            <thead>
              <tr>
                {statisticsMessages.weekdays.map((short, weekday) => (
                  <th key={short} scope="col" abbr={statisticsMessages.longWeekdays[weekday]}>
                    {short}
                  </th>
                ))}
              </tr>
            </thead>
            <tbody>
              {monthWeeks(month).map(({ number, days: week }) => (
                <tr key={number}>
                  {week.map((day, weekday) =>
                    day === null ? (
                      // biome-ignore lint/suspicious/noArrayIndexKey: an empty cell has no other name
                      <td key={weekday} />
                    ) : (
                      <td key={day} data-own={placeIn(days, day)} data-earlier={placeIn(earlier, day)}>
                        <button
                          type="button"
                          data-date={day}
                          tabIndex={day === at ? 0 : -1}
                          aria-label={dayName.format(startOf(day))}
                          aria-pressed={placeIn(days, day) !== undefined}
                          aria-current={day === today ? 'date' : undefined}
                          disabled={day > today}
                          onClick={() => choose(day)}
                        >
                          {Number(day.slice(8))}
                        </button>
                      </td>
                    ),
                  )}
                </tr>
              ))}
            </tbody>
          </table>
        </section>
      ))}
    </div>
  );
}
