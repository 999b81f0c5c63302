import { classNames } from '@theke/ui/class-names';
import * as css from '../shared/figures-page.module.css';
import { FiguresSection } from '../shared/figures-section.tsx';
import { HourBars, type HourOrders } from './hour-bars.tsx';
import { todayMessages } from './today-messages.de.ts';

const messages = todayMessages.hours;

type Props = {
  data: { hours: readonly HourOrders[]; hoursThen: readonly HourOrders[] };
  /** Label of the day. */
  label: string;
  weekday: string;
  /** The current hour; null for a past day. */
  now: number | null;
};

/** Section with orders by hour compared with the same weekday a week before. */
export function HoursSection({ data, label, weekday, now }: Props) {
  const lastWeek = messages.lastWeek(weekday);
  return (
    <FiguresSection
      title={messages.title}
      tools={
        <ul className={classNames(css.legend, css.squares)}>
          <li>{label}</li>
          <li className={css.tinted}>{lastWeek}</li>
        </ul>
      }
    >
      <HourBars today={data.hours} label={label} lastWeek={data.hoursThen} lastWeekLabel={lastWeek} now={now} />
    </FiguresSection>
  );
}
