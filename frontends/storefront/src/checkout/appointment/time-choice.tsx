import type { SlotHour } from '@theke/rules/hours/pickup-slots';
import { classNames } from '@theke/ui/class-names';
import { useId } from 'react';
import * as tile from '../../tile.module.css';
import { checkoutMessages } from '../checkout-messages.de.ts';
import * as css from './time-choice.module.css';

type Props = { hours: readonly SlotHour[]; chosen: number | undefined; onChoose: (instant: number) => void };

const two = (number: number): string => String(number).padStart(2, '0');

/** Choice of an hour, then of its minutes; only free slots. `chosen` and `onChoose` use epoch milliseconds. */
export function TimeChoice({ hours, chosen, onChoose }: Props) {
  const name = useId();
  const hasChosen = (hour: SlotHour) => hour.minutes.some(({ start }) => start.getTime() === chosen);
  const current = hours.find(hasChosen);
  const minute = current?.minutes.find(({ start }) => start.getTime() === chosen)?.minute;
  const chooseHour = ({ minutes }: SlotHour) => {
    const start = (minutes.find((each) => each.minute === minute) ?? minutes[0])?.start;
    if (start) onChoose(start.getTime());
  };
  return (
    <div className={css.time}>
      <fieldset>
        <legend className={css.legend}>{checkoutMessages.time}</legend>
        <div className={css.hours}>
          {hours.map((hour) => (
            <label key={`${hour.hour} ${hour.isRepeated}`} className={classNames(tile.tile, css.choice)}>
              <input
                className={tile.unseen}
                type="radio"
                name={`${name}-hour`}
                checked={hour === current}
                onChange={() => chooseHour(hour)}
              />
              {checkoutMessages.hour(hour.hour, hour.isRepeated)}
            </label>
          ))}
        </div>
      </fieldset>
      {current && (
        <fieldset aria-label={checkoutMessages.minutes}>
          <div className={css.minutes}>
            {current.minutes.map(({ minute, start }) => (
              <label key={minute} className={classNames(tile.tile, css.choice)}>
                <input
                  className={tile.unseen}
                  type="radio"
                  name={`${name}-minute`}
                  checked={start.getTime() === chosen}
                  onChange={() => onChoose(start.getTime())}
                />
                {two(current.hour)}:{two(minute)}
              </label>
            ))}
          </div>
        </fieldset>
      )}
    </div>
  );
}
