import type { PublicReservation } from '@theke/contracts/ordering/reservation';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { clockText, dayText, localTime } from '@theke/rules/time/local-time';
import { buttonClass } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { useShop } from '@theke/ui/shop';
import { CalendarPlus } from 'lucide-react';
import { BranchContact } from '../about/branch-contact.tsx';
import * as page from '../page.module.css';
import { Link } from '../router/link.tsx';
import { ChangeOrCancel } from './change-or-cancel.tsx';
import type { ReservationLink } from './own-key.ts';
import * as css from './reservation.module.css';
import { reservationMessages } from './reservation-messages.de.ts';

const texts = reservationMessages.own;

const titles: Record<PublicReservation['status'], string> = {
  requested: texts.requested,
  confirmed: texts.confirmed,
  seated: texts.seated,
  finished: texts.finished,
  'no-show': texts.over,
  canceled: texts.canceled,
};

/** A reservation as its guest sees it: state, facts, and what can be done. */
export function ReservationSheet({ reservation, link }: { reservation: PublicReservation; link: ReservationLink }) {
  const { status, startAt, guests, name, note } = reservation;
  const branch = useShop().branches.find(({ id }) => id === reservation.branch.id);
  const local = localTime(zoneOf(branch ?? {}), Date.parse(startAt));
  const isExpected = status === 'requested' || status === 'confirmed';
  const lead = status === 'requested' ? texts.requestedText : status === 'confirmed' && texts.confirmedText;
  return (
    <main className={classNames(page.wrap, css.page)}>
      <h1>{titles[status]}</h1>
      {lead && (
        <p className={css.lead} role="status">
          {lead}
        </p>
      )}
      <dl className={css.facts}>
        <div>
          <dt>{texts.when}</dt>
          <dd>{reservationMessages.summary(dayText(local), clockText(local))}</dd>
        </div>
        <div>
          <dt>{texts.guests}</dt>
          <dd>{guests}</dd>
        </div>
        <div>
          <dt>{texts.name}</dt>
          <dd>{name}</dd>
        </div>
        {note && (
          <div>
            <dt>{texts.note}</dt>
            <dd>{note}</dd>
          </div>
        )}
      </dl>
      {isExpected && (
        <a
          className={buttonClass({ kind: 'second' })}
          href={`/api/reservations/public/${encodeURIComponent(link.uid)}/${encodeURIComponent(link.hash)}/calendar`}
        >
          <CalendarPlus {...icon} size={18} />
          {texts.calendar}
        </a>
      )}
      {isExpected && branch && <ChangeOrCancel reservation={reservation} branch={branch} link={link} />}
      {branch && (
        <section className={css.section}>
          <h2>{texts.where}</h2>
          <p className={css.place}>{branch.name}</p>
          <BranchContact branch={branch} />
        </section>
      )}
      {!isExpected && branch?.isReservationEnabled && (
        <Link className={buttonClass()} to={`/reservation/${branch.identifier}`}>
          {texts.again}
        </Link>
      )}
    </main>
  );
}
