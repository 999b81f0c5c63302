import * as css from './trend.module.css';

type Props = {
  /** Text alternative for screen readers. */
  label: string;
  /** Points by time in ms since 1970, ascending; `value` is null if unknown. */
  points: readonly { at: number; value: number | null }[];
  /** Time range of the chart. */
  from: number;
  to: number;
  /** Shown as a dotted line. */
  limit: number;
};

const width = 240;
const height = 32;

/** Line chart of a figure; starts at the first known value. */
export function Trend({ label, points, from, to, limit }: Props) {
  const measured = points.flatMap(({ at, value }) => (value === null ? [] : [{ at, value }]));
  const top = Math.max(limit * 1.25, 1, ...measured.map(({ value }) => value));
  const xOf = (at: number) => Math.max(0, ((at - from) / (to - from)) * width);
  const yOf = (value: number) => height - 1 - (value / top) * (height - 2);
  return (
    <svg
      className={css.trend}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {limit > 0 && <line className={css.limit} x1={0} x2={width} y1={yOf(limit)} y2={yOf(limit)} />}
      <polyline points={measured.map(({ at, value }) => `${xOf(at)},${yOf(value)}`).join(' ')} />
    </svg>
  );
}
