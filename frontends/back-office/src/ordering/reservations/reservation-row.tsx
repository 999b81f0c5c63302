import { messages } from '@theke/admin/messages.de.ts';
import { timeText } from '@theke/admin/ui/format.ts';
import { StateText } from '@theke/admin/ui/state-text.tsx';
import type { Branch } from '@theke/contracts/catalog/branch';
import { type Reservation, reservationLabels } from '@theke/contracts/ordering/reservation';
import { phoneLink } from '@theke/rules/checkout/phone-link';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { isHolding, movesFrom, type ReservationMove } from '@theke/rules/reservations/reservation-states';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { Phone, TriangleAlert } from 'lucide-react';
import { guestName } from './guest-name.ts';
import * as css from './reservation-list.module.css';
import { ReservationMenu } from './reservation-menu.tsx';
import { reservationMessages as texts } from './reservation-messages.de.ts';
import { stateLooks } from './state-looks.ts';

type SimpleMove = Exclude<ReservationMove, 'cancel'>;

type Props = {
  branch: Branch;
  reservation: Reservation;
  now: Date;
  isBusy: boolean;
  onMove: (move: SimpleMove) => void;
  onOpen: (what: 'edit' | 'cancel') => void;
};

/** The next move that a button offers. */
const nextMoves: Partial<Record<Reservation['status'], SimpleMove>> = {
  requested: 'confirm',
  confirmed: 'seat',
  seated: 'finish',
};

/** One reservation: time, party, tables, contact, state and next move. */
export function ReservationRow({ branch, reservation, now, isBusy, onMove, onOpen }: Props) {
  const { status, startAt, endAt, guests, tables, phone, note, staffNote, noShows } = reservation;
  const zone = zoneOf(branch);
  const name = guestName(reservation);
  const next = nextMoves[status];
  const others = movesFrom(status).filter(
    (move): move is SimpleMove =>
      move !== 'cancel' && move !== next && (move !== 'no-show' || Date.parse(startAt) <= now.getTime()),
  );
  return (
    <li className={classNames(css.row, !isHolding(status) && css.over)}>
      <div className={css.time}>
        <b>{timeText(startAt, zone)}</b>
        <span>{texts.clock(timeText(startAt, zone), timeText(endAt, zone))}</span>
      </div>
      <div className={css.guest}>
        <b>{name}</b>
        <span>
          {texts.persons(guests)}, {texts.table(tables.map(({ identifier }) => identifier))}
        </span>
        {noShows > 0 && status !== 'no-show' && (
          <span className={css.warning}>
            <TriangleAlert {...icon} size={14} />
            {texts.noShows(noShows)}
          </span>
        )}
        {note && (
          <span className={css.note}>
            {texts.wish}: {note}
          </span>
        )}
        {staffNote && (
          <span className={css.note}>
            {texts.note}: {staffNote}
          </span>
        )}
      </div>
      <StateText {...stateLooks[status]} text={reservationLabels[status]} />
      <div className={css.actions}>
        {phone && (
          <a className={css.call} href={phoneLink(phone)} aria-label={texts.call(name)} title={texts.call(name)}>
            <Phone {...icon} size={18} />
          </a>
        )}
        {next && (
          <Button
            kind={next === 'confirm' ? 'main' : 'second'}
            size="small"
            busyLabel={isBusy && messages.working}
            aria-label={`${name}: ${texts.moves[next]}`}
            onClick={() => onMove(next)}
          >
            {texts.moves[next]}
          </Button>
        )}
        <ReservationMenu {...{ reservation, name, others, onMove, onOpen }} />
      </div>
    </li>
  );
}
