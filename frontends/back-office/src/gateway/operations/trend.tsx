import * as css from './trend.module.css';

type Props = {
  /** What a screen reader says instead. */
  label: string;
  values: readonly (number | null)[];
  /** Drawn as a dotted line. */
  limit: number;
};

const width = 240;
const height = 32;

/** How a figure went while this window looked. */
export function Trend({ label, values, limit }: Props) {
  const top = Math.max(limit * 1.25, 1, ...values.map((value) => value ?? 0));
  const yOf = (value: number) => height - 1 - (value / top) * (height - 2);
  const step = values.length > 1 ? width / (values.length - 1) : 0;
  const points = values.flatMap((value, index) => (value === null ? [] : [`${index * step},${yOf(value)}`]));
  return (
    <svg
      className={css.trend}
      viewBox={`0 0 ${width} ${height}`}
      preserveAspectRatio="none"
      role="img"
      aria-label={label}
    >
      {limit > 0 && <line className={css.limit} x1={0} x2={width} y1={yOf(limit)} y2={yOf(limit)} />}
      <polyline points={points.join(' ')} />
    </svg>
  );
}
