import { type AbsenceOnWire, absenceKindLabels } from '@theke/contracts/time-tracking/absence';
import type { WorkingPerson } from '@theke/contracts/time-tracking/working-person';
import { classNames } from '@theke/ui/class-names';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { useEffect, useRef } from 'react';
import { Link } from 'react-router';
import { absentDaysText } from '../shared/absence-text.ts';
import { absenceMessages } from './absence-messages.de.ts';
import * as css from './absence-year.module.css';
import { kindLook } from './year-legend.tsx';
import { monthsOfYear, partsInMonth, todayInMonth, type YearPart } from './year-parts.ts';

const { year: texts } = absenceMessages;

type Props = {
  people: readonly WorkingPerson[];
  byPerson: ReadonlyMap<string, readonly AbsenceOnWire[]>;
  year: number;
  today: string;
};

/** Table of a year; scrolls horizontally on narrow screens, beginning at the current month. */
export function YearTable({ people, byPerson, year, today }: Props) {
  const months = monthsOfYear(year);
  const scroller = useRef<HTMLElement>(null);
  const currentHead = useRef<HTMLTableCellElement>(null);
  const current = months.indexOf(today.slice(0, 7));
  useEffect(() => {
    const [region, head] = [scroller.current, currentHead.current];
    // The names cover the left edge.
    const names = head?.parentElement?.firstElementChild;
    if (region) region.scrollLeft = head ? head.offsetLeft - (names?.clientWidth ?? 0) : 0;
  }, []);
  return (
    // Focusable, so that keyboard users can scroll it.
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls
    <section ref={scroller} className={css.scroller} tabIndex={0} aria-label={texts.scroll}>
      <table className={css.year}>
        <caption>
          <VisuallyHidden>{texts.caption(year)}</VisuallyHidden>
        </caption>
        <thead>
          <tr>
            <th scope="col" className={css.person}>
              {texts.person}
            </th>
            {months.map((month, at) => (
              <th
                key={month}
                ref={at === current ? currentHead : undefined}
                scope="col"
                className={classNames(at === current && css.current)}
              >
                {texts.months[at]}
              </th>
            ))}
          </tr>
        </thead>
        <tbody>
          {people.map(({ id, name }) => (
            <tr key={id}>
              <th scope="row" className={css.person}>
                <Link to={`/time-sheets?person=${id}`}>{name}</Link>
              </th>
              {months.map((month) => (
                <MonthCell
                  key={month}
                  parts={partsInMonth(byPerson.get(id) ?? [], month)}
                  today={todayInMonth(today, month)}
                />
              ))}
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

const percent = (share: number) => `${share * 100}%`;

/** Days from which a letter fits into its part; otherwise it is beside it. */
const letterFits = 5;

const MonthCell = ({ parts, today }: { parts: readonly YearPart[]; today: number | undefined }) => (
  <td>
    <div className={css.month}>
      {today !== undefined && <span className={css.today} style={{ left: percent(today) }} aria-hidden="true" />}
      {parts.map(({ absence, start, width, days }) => (
        <Part key={absence.id} {...{ absence, start, width, days }} />
      ))}
    </div>
  </td>
);

function Part({ absence, start, width, days }: YearPart) {
  const { kind, half, state } = absence;
  const text = [absenceKindLabels[kind], absentDaysText(absence), state === 'requested' && texts.asked]
    .filter(Boolean)
    .join(', ');
  return (
    <span
      className={classNames(
        css.part,
        kindLook[kind],
        state === 'requested' && css.asked,
        half === 'morning' && css.morning,
        half === 'afternoon' && css.afternoon,
      )}
      style={{ left: percent(start), width: percent(width) }}
      title={text}
    >
      <span
        aria-hidden="true"
        className={classNames((days < letterFits || half !== null) && (start + width > 0.8 ? css.before : css.after))}
      >
        {texts.letters[kind]}
      </span>
      <VisuallyHidden>{text}</VisuallyHidden>
    </span>
  );
}
