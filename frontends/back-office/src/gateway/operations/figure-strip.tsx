import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { minuteText, numberText, timeText } from '@theke/admin/ui/format.ts';
import { classNames } from '@theke/ui/class-names';
import { operationsMessages } from '../shared/operations-messages.de.ts';
import { limits } from './condition-of.ts';
import * as css from './figure-strip.module.css';
import type { Figures } from './figures-of.ts';
import type { Sample } from './samples-of.ts';
import { Trend } from './trend.tsx';

const messages = operationsMessages.figures;

type Figure = {
  key: keyof Figures;
  label: string;
  limit: number;
  limitText: string;
  unit: (value: number) => string;
  /** Whether a person has to act. */
  isGrave?: boolean;
};

const figures: readonly Figure[] = [
  {
    key: 'lag',
    label: messages.lag,
    limit: limits.eventLag,
    limitText: messages.limitSeconds(limits.eventLag),
    unit: () => messages.seconds,
  },
  {
    key: 'waiting',
    label: messages.waiting,
    limit: limits.waiting,
    limitText: messages.limit(limits.waiting),
    unit: messages.events,
  },
  {
    key: 'outbox',
    label: messages.outbox,
    limit: limits.outboxAge,
    limitText: messages.limitSeconds(limits.outboxAge),
    unit: () => messages.seconds,
  },
  { key: 'dead', label: messages.dead, limit: 0, limitText: messages.goal, unit: messages.events, isGrave: true },
];

/** One decimal below ten, otherwise a whole number. */
const shown = (value: number) => numberText(value < 10 ? Math.round(value * 10) / 10 : Math.round(value));

type Props = {
  samples: readonly Sample[];
  /** Length of the charts' time axis in hours, up to the last sample. */
  hours: number;
};

/** Four figures that are low in normal operation, with their limits and history. */
export function FigureStrip({ samples, hours }: Props) {
  const zone = useZoneOf()();
  const last = samples.at(-1);
  if (!last) return null;
  const end = Date.parse(last.at);
  const start = end - hours * 3_600_000;
  const textOf = (at: number) => (hours === 1 ? timeText(at, zone) : minuteText(at, new Date(), zone));
  const [from, to] = [textOf(start), textOf(end)];
  return (
    <section className={css.strip} aria-label={messages.title}>
      {figures.map(({ key, label, limit, limitText, unit, isGrave }) => {
        const value = last.figures[key];
        const isHigh = value !== null && value > limit;
        return (
          <div key={key} className={css.figure}>
            <h2>
              {label} <small>{limitText}</small>
            </h2>
            <p className={classNames(isHigh && (isGrave ? css.grave : css.high))}>
              <b>{value === null ? messages.unknown : shown(value)}</b> {value !== null && unit(value)}
            </p>
            <div className={classNames(css.trend, isHigh && (isGrave ? css.grave : css.high))}>
              <Trend
                label={messages.trend(label, from, to)}
                limit={limit}
                from={start}
                to={end}
                points={samples.map(({ at, figures }) => ({ at: Date.parse(at), value: figures[key] }))}
              />
            </div>
            <div className={css.times} aria-hidden="true">
              <span>{from}</span>
              <span>{to}</span>
            </div>
          </div>
        );
      })}
    </section>
  );
}
