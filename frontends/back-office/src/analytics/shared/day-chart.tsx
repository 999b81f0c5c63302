import type { LocalDate } from '@theke/rules/time/local-time';
import { numberText } from '@theke/rules/units/amount-text';
import { scaleLinear } from 'd3-scale';
import { line } from 'd3-shape';
import { type KeyboardEvent, type PointerEvent, useState } from 'react';
import * as css from './day-chart.module.css';
import { namedDay, shortDay, wholeDay } from './day-texts.ts';
import { statisticsMessages } from './statistics-messages.de.ts';

export type DayValue = { day: LocalDate; value: number };

type Props = {
  title: string;
  /** Formats a day's value. */
  valueText: (value: number) => string;
  current: readonly DayValue[];
  /** Values of the days compared with, aligned with `own`; empty without a comparison. */
  earlier: readonly DayValue[];
  /** Label of the compared value. Default: the earlier day. */
  comparisonText?: (compared: DayValue) => string;
};

/** Units of the SVG's view box; the browser scales it. */
const width = 1000;
const height = 100;

/** Number of days per date label, for about eight labels. */
const labelled = (days: number): number => Math.max(1, Math.ceil(days / 8));

/** Chart of a value per day with the compared days. Pointer or arrow keys select a day. */
export function DayChart({ title, valueText, current, earlier, comparisonText }: Props) {
  const dayText = (day: LocalDate) =>
    current.at(-1)?.day.slice(0, 4) === day.slice(0, 4) ? shortDay(day) : wholeDay(day);
  const textBeside =
    comparisonText ?? (({ day, value }: DayValue) => statisticsMessages.earlierDay(valueText(value), dayText(day)));
  const [at, setAt] = useState<number>();
  const last = current.length - 1;
  const top = Math.max(1, ...current.map(({ value }) => value), ...earlier.map(({ value }) => value));
  const x = scaleLinear([0, Math.max(1, last)], [0, width]);
  const y = scaleLinear([0, top], [height, 0]).nice(4);
  const path = line<DayValue>(
    (_, index) => x(index),
    ({ value }) => y(value),
  );
  const share = (index: number) => `${(100 * x(index)) / width}%`;
  const textOf = (index: number) => {
    const [now, before] = [current[index], earlier[index]];
    if (!now) return '';
    const text = `${namedDay(now.day)}: ${valueText(now.value)}`;
    return before ? `${text}, ${textBeside(before)}` : text;
  };
  const follow = ({ currentTarget, clientX }: PointerEvent<HTMLElement>) => {
    const { left, width: wide } = currentTarget.getBoundingClientRect();
    setAt(Math.round(Math.min(1, Math.max(0, (clientX - left) / wide)) * last));
  };
  const walk = (event: KeyboardEvent) => {
    const steps: Record<string, number> = {
      ArrowLeft: (at ?? last) - 1,
      ArrowDown: (at ?? last) - 1,
      ArrowRight: (at ?? -1) + 1,
      ArrowUp: (at ?? -1) + 1,
      Home: 0,
      End: last,
    };
    const to = steps[event.key];
    if (to === undefined) return;
    event.preventDefault();
    setAt(Math.min(last, Math.max(0, to)));
  };
  const [shown, before] = at === undefined ? [] : [current[at], earlier[at]];
  const every = labelled(current.length);
  return (
    <div className={css.chart}>
      <div className={css.scale} aria-hidden="true">
        {y.ticks(4).map((tick) => (
          <span key={tick} style={{ top: `${y(tick)}%` }}>
            {numberText(tick)}
          </span>
        ))}
      </div>
      <div
        className={css.plot}
        role="slider"
        tabIndex={0}
        aria-label={statisticsMessages.chart(
          title,
          shortDay(current[0]?.day ?? ''),
          shortDay(current[last]?.day ?? ''),
        )}
        aria-valuemin={0}
        aria-valuemax={last}
        aria-valuenow={at ?? last}
        aria-valuetext={textOf(at ?? last)}
        onKeyDown={walk}
        onBlur={() => setAt(undefined)}
        onPointerMove={follow}
        onPointerDown={follow}
        onPointerLeave={() => setAt(undefined)}
      >
        <svg viewBox={`0 0 ${width} ${height}`} preserveAspectRatio="none" aria-hidden="true">
          {y.ticks(4).map((tick) => (
            <line key={tick} className={css.grid} x1={0} x2={width} y1={y(tick)} y2={y(tick)} />
          ))}
          <path className={css.earlier} d={path(earlier) ?? ''} />
          <path className={css.own} d={path(current) ?? ''} />
          {at !== undefined && <line className={css.cursor} x1={x(at)} x2={x(at)} y1={0} y2={height} />}
        </svg>
        {current.length === 1 && current[0] && (
          <span className={css.dot} style={{ left: 0, top: `${y(current[0].value)}%` }} />
        )}
        {at !== undefined && shown && (
          <>
            <span className={css.dot} style={{ left: share(at), top: `${y(shown.value)}%` }} />
            <div className={at > last / 2 ? css.tipLeft : css.tip} style={{ left: share(at) }} aria-hidden="true">
              <b>{namedDay(shown.day)}</b>
              <span>{valueText(shown.value)}</span>
              {before && <span className={css.muted}>{textBeside(before)}</span>}
            </div>
          </>
        )}
      </div>
      <div className={css.days} aria-hidden="true">
        {current.map(({ day }, index) =>
          index % every === 0 ? (
            <span key={day} style={{ left: share(index) }}>
              {shortDay(day)}
            </span>
          ) : null,
        )}
      </div>
    </div>
  );
}
