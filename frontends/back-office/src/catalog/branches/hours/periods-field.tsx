import type { Period } from '@theke/rules/hours/week-hours';
import { icon } from '@theke/ui/icon';
import { Plus, X } from 'lucide-react';
import { TimeInput } from '../../shared/time-input.tsx';
import * as css from './hours.module.css';
import { hoursMessages } from './hours-messages.de.ts';
import { SmallButton } from './small-button.tsx';

/** Periods that a further press adds: lunch and dinner. */
const usual: readonly Period[] = [
  { from: '11:00', to: '22:00' },
  { from: '17:00', to: '22:00' },
];

type Props = {
  /** Name of the day, for labels. */
  day: string;
  periods: readonly Period[];
  /** Whether a time of a period is refused. */
  isWrong: (index: number, side: 'from' | 'to') => boolean;
  describedBy: string | undefined;
  onChange: (periods: readonly Period[]) => void;
};

/** The periods of a day; none: closed. */
export function PeriodsField({ day, periods, isWrong, describedBy, onChange }: Props) {
  const put = (index: number, part: Partial<Period>) =>
    onChange(periods.map((period, at) => (at === index ? { ...period, ...part } : period)));
  return (
    <div className={css.periods}>
      {periods.length === 0 && <span className={css.closed}>{hoursMessages.closed}</span>}
      {periods.map(({ from, to }, index) => (
        // biome-ignore lint/suspicious/noArrayIndexKey: periods have no other key than their index
        <span key={index} className={css.period}>
          <TimeInput
            label={hoursMessages.from(day, index)}
            value={from}
            isWrong={isWrong(index, 'from')}
            describedBy={describedBy}
            onChange={(time) => put(index, { from: time })}
          />
          <span aria-hidden="true">{hoursMessages.until}</span>
          <TimeInput
            label={hoursMessages.to(day, index)}
            value={to}
            isWrong={isWrong(index, 'to')}
            describedBy={describedBy}
            onChange={(time) => put(index, { to: time })}
          />
          <SmallButton
            label={hoursMessages.remove(day, index)}
            onClick={() => onChange(periods.filter((_, at) => at !== index))}
          >
            <X {...icon} size={16} />
          </SmallButton>
        </span>
      ))}
      {periods.length < 3 && (
        <SmallButton
          label={hoursMessages.addTo(day)}
          onClick={() => onChange([...periods, usual[Math.min(periods.length, 1)] as Period])}
        >
          <Plus {...icon} size={18} />
        </SmallButton>
      )}
    </div>
  );
}
