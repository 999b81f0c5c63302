import type { TvStatus } from '@theke/contracts/signage/device';
import { localTime } from '@theke/rules/time/local-time';
import { classNames } from '@theke/ui/class-names';
import { tvMessages } from '../shared/tv-messages.de.ts';
import * as css from './availability-bar.module.css';
import { tvPageMessages } from './tv-page-messages.de.ts';

const messages = tvPageMessages.heard;
const hour = 3_600_000;
/** A minute more or less is lost to rounding. */
const wholeHour = 58;

type Props = { status: TvStatus; now: Date; zone: string };

/** One bar per hour of the last 24, by the minutes in which the TV was heard. Hours before pairing are grey. */
export function AvailabilityBar({ status: { heardMinutes, pairedAt, availability }, now, zone }: Props) {
  const hours = heardMinutes.map((minutes, index) => {
    const at = now.getTime() - (heardMinutes.length - 1 - index) * hour;
    const begin = Math.floor(at / hour) * hour;
    const isPast = index < heardMinutes.length - 1;
    return {
      clock: new Date(localTime(zone, begin)).getUTCHours(),
      minutes,
      isCounted: pairedAt !== null && Date.parse(pairedAt) < begin + hour,
      // Neither the current hour nor that of the pairing is whole.
      isWhole: isPast && pairedAt !== null && Date.parse(pairedAt) <= begin ? minutes >= wholeHour : minutes > 0,
    };
  });
  const gaps = hours.filter(({ isCounted, isWhole }) => isCounted && !isWhole).length;
  return (
    <section aria-labelledby="tv-heard">
      <h2 id="tv-heard">{messages.title}</h2>
      <div className={css.bar} role="img" aria-label={gaps === 0 ? messages.whole : messages.gaps(gaps)}>
        {hours.map(({ clock, minutes, isCounted, isWhole }, index) => (
          <span
            // biome-ignore lint/suspicious/noArrayIndexKey: the hours have no other key
            key={index}
            title={messages.hour(clock, minutes)}
            className={classNames(isCounted && (isWhole ? css.whole : minutes > 0 ? css.partly : css.silent))}
          />
        ))}
      </div>
      <p className={css.scale}>
        <span>{messages.yesterday(hours[0]?.clock ?? 0)}</span>
        {availability !== null && <span>{messages.week(tvMessages.share(availability))}</span>}
        <span>{messages.now}</span>
      </p>
    </section>
  );
}
