import { DateControl } from '@theke/admin/ui/date-control.tsx';
import { Switch } from '@theke/admin/ui/switch.tsx';
import { daysIn, earlierDays, maxDays } from '@theke/contracts/analytics/statistic';
import { addDays, type LocalDate } from '@theke/rules/time/local-time';
import { numberText } from '@theke/rules/units/amount-text';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Segmented } from '@theke/ui/segmented';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { statisticsMessages } from '../statistics-messages.de.ts';
import { againstOf, type Compared, type Days } from './compared-days.ts';
import { ComparedLegend } from './compared-legend.tsx';
import { presetsOf } from './presets.ts';
import { RangeCalendar } from './range-calendar.tsx';
import * as css from './range-chooser.module.css';

const messages = statisticsMessages.chooser;

type Props = {
  range: Days;
  today: LocalDate;
  compared: Compared;
  isComparedAlways: boolean;
  onChoose: (range: Days & { compared: Compared }) => void;
};

/** Choice of a range by preset, dates or calendar, and of the comparison. */
export function RangeChooser({ range, today, compared: before, isComparedAlways, onChoose }: Props) {
  const [days, setDays] = useState<Days>({ from: range.from, to: range.to });
  const [compared, setCompared] = useState(before);
  const [pressed, setPressed] = useState('');
  const presets = presetsOf(today);
  // Two may be the same days; the one that was pressed is marked, else the first.
  const matching = presets.filter(({ from, to }) => from === days.from && to === days.to);
  const chosen = matching.find(({ label }) => label === pressed) ?? matching[0];
  const id = useId();
  const length = daysIn(days);
  const isTooLong = length > maxDays;
  const isOwn = !['weekdays', 'year', 'none'].includes(compared);
  const earlier = compared === 'none' ? null : earlierDays({ ...days, against: againstOf(compared, days) });
  /** A comparison that no longer precedes the range is removed. */
  const change = (next: Days) => {
    setDays(next);
    if (isOwn && compared >= next.from) setCompared('weekdays');
  };
  const changeFrom = (from: string) => from && change({ from, to: from > days.to ? from : days.to });
  const changeTo = (to: string) => to && change({ from: to < days.from ? to : days.from, to });
  return (
    <div className={css.chooser}>
      <fieldset className={css.presets}>
        <legend>{messages.presets}</legend>
        {presets.map((preset) => (
          <button
            key={preset.label}
            type="button"
            aria-pressed={preset === chosen}
            onClick={() => {
              setPressed(preset.label);
              change({ from: preset.from, to: preset.to });
            }}
          >
            {preset.label}
            {preset === chosen && <Check {...icon} size={16} aria-hidden="true" />}
          </button>
        ))}
      </fieldset>
      <div className={css.days}>
        <div className={css.dates}>
          <label htmlFor={`${id}-from`}>
            {statisticsMessages.from}
            <DateControl id={`${id}-from`} value={days.from} max={today} onChange={changeFrom} />
          </label>
          <label htmlFor={`${id}-to`}>
            {statisticsMessages.to}
            <DateControl id={`${id}-to`} value={days.to} max={today} onChange={changeTo} />
          </label>
          <p role="status">{isTooLong ? messages.tooLong : messages.length(length, numberText(length))}</p>
        </div>
        <RangeCalendar days={days} earlier={isComparedAlways ? null : earlier} today={today} onChange={change} />
        {!isComparedAlways && (
          <div className={css.compared}>
            <Switch id={id} isOn={compared !== 'none'} onChange={(isOn) => setCompared(isOn ? 'weekdays' : 'none')} />
            <label htmlFor={id}>{messages.compare}</label>
            {compared !== 'none' && (
              <Segmented
                label={messages.compare}
                value={isOwn ? 'own' : compared}
                segments={[
                  { value: 'weekdays', label: messages.weekdays },
                  { value: 'year', label: messages.year },
                  { value: 'own', label: messages.own },
                ]}
                onChange={(kind) => setCompared(kind === 'own' ? againstOf(compared, days) : kind)}
              />
            )}
            {isOwn && (
              <label className={css.own} htmlFor={`${id}-own`}>
                {messages.ownFrom}
                <DateControl
                  id={`${id}-own`}
                  value={compared}
                  max={addDays(days.from, -1)}
                  onChange={(day) => day && day < days.from && setCompared(day)}
                />
              </label>
            )}
          </div>
        )}
        <div className={css.foot}>
          <ComparedLegend days={days} earlier={isComparedAlways ? null : earlier} />
          <Button kind="quiet" data-closes>
            {messages.cancel}
          </Button>
          <Button data-closes disabled={isTooLong} onClick={() => onChoose({ ...days, compared })}>
            {messages.apply}
          </Button>
        </div>
      </div>
    </div>
  );
}
