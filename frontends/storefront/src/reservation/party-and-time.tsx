import type { Branch } from '@theke/contracts/catalog/branch';
import { phoneLink } from '@theke/rules/checkout/phone-link';
import { usualReservation } from '@theke/rules/reservations/reservation-hours';
import { Notice } from '@theke/ui/notice';
import { Stepper } from '@theke/ui/stepper';
import { useNow } from '@theke/ui/use-now';
import { useId } from 'react';
import { Calendar } from '../checkout/appointment/calendar.tsx';
import { bookableDays } from './bookable-days.ts';
import * as css from './reservation.module.css';
import { reservationMessages as texts } from './reservation-messages.de.ts';
import { TimeTiles } from './time-tiles.tsx';

export type Wish = { guests: number; day: string; startAt: string | null };

type Props = {
  branch: Branch;
  wish: Wish;
  /** The guest's own reservation: its table counts as free. */
  link?: { uid: string; hash: string };
  error: string | undefined;
  onChange: (wish: Wish) => void;
};

/** Size of the party, day and time. A time stays chosen until party or day change. */
export function PartyAndTime({ branch, wish, link, error, onChange }: Props) {
  const id = useId();
  const now = useNow(60_000);
  const { guests, day } = wish;
  const most = branch.reservationPartyMax ?? usualReservation.partyMax;
  const days = bookableDays(branch, now.getTime());
  const [today] = days;
  if (today === undefined) return <Notice role="status">{texts.noDays}</Notice>;
  const setGuests = (next: number) => onChange({ ...wish, guests: next, startAt: null });
  return (
    <>
      <section className={css.section} aria-labelledby={`${id}-guests`}>
        <h2 id={`${id}-guests`}>{texts.guests}</h2>
        <Stepper
          isLarge
          label={texts.guests}
          text={String(guests)}
          less={{ label: texts.fewer, onPress: () => setGuests(guests - 1), isDisabled: guests <= 1 }}
          more={{ label: texts.more, onPress: () => setGuests(guests + 1), isDisabled: guests >= most }}
        />
        <p className={css.note}>
          {branch.phone ? (
            <>
              {texts.moreGuests(most)} <a href={phoneLink(branch.phone)}>{branch.phone}</a>
            </>
          ) : (
            texts.moreGuestsWithoutPhone(most)
          )}
        </p>
      </section>
      <div className={css.when}>
        <section className={css.section} aria-labelledby={`${id}-day`}>
          <h2 id={`${id}-day`}>{texts.day}</h2>
          <Calendar
            dates={days}
            chosen={day}
            today={today}
            onChoose={(chosen) => onChange({ ...wish, day: chosen, startAt: null })}
          />
        </section>
        <section className={css.section} aria-labelledby={`${id}-time`}>
          <h2 id={`${id}-time`}>{texts.time}</h2>
          <TimeTiles branch={branch} wish={wish} link={link} onChoose={(startAt) => onChange({ ...wish, startAt })} />
          {error && (
            <Notice kind="late" role="alert" className={css.error}>
              {error}
            </Notice>
          )}
        </section>
      </div>
    </>
  );
}
