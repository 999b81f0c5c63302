import type { Branch } from '@theke/contracts/catalog/branch';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { clockText, localTime } from '@theke/rules/time/local-time';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { Notice } from '@theke/ui/notice';
import { Skeleton } from '@theke/ui/skeleton';
import { useId } from 'react';
import { messages } from '../messages.de.ts';
import * as tile from '../tile.module.css';
import type { Wish } from './party-and-time.tsx';
import * as css from './reservation.module.css';
import { reservationMessages as texts } from './reservation-messages.de.ts';
import { useSlots } from './use-slots.ts';

type Props = {
  branch: Branch;
  wish: Wish;
  link: { uid: string; hash: string } | undefined;
  onChoose: (startAt: string) => void;
};

/** Times of a day as tiles; those that are taken cannot be chosen. */
export function TimeTiles({ branch, wish: { day, guests, startAt }, link, onChoose }: Props) {
  const name = useId();
  const { data, error, refetch } = useSlots({ branch: branch.id, day, guests, ...(link && { link }) });
  if (!data && error)
    return (
      <Notice kind="late" role="alert">
        {texts.timesFailed}{' '}
        <Button kind="quiet" size="small" onClick={() => void refetch()}>
          {messages.retry}
        </Button>
      </Notice>
    );
  if (!data) return <Skeleton width="100%" height={160} />;
  if (!data.slots.some(({ isFree }) => isFree)) return <Notice role="status">{texts.noTimes}</Notice>;
  return (
    <fieldset className={css.times} aria-label={texts.time}>
      {data.slots.map(({ at, isFree }) => {
        const time = clockText(localTime(zoneOf(branch), Date.parse(at)));
        return (
          <label key={at} className={classNames(tile.tile, css.time, !isFree && css.taken)}>
            <input
              className={tile.unseen}
              type="radio"
              name={name}
              checked={at === startAt}
              disabled={!isFree}
              aria-label={isFree ? texts.clock(time) : texts.taken(time)}
              onChange={() => onChoose(at)}
            />
            {time}
          </label>
        );
      })}
    </fieldset>
  );
}
