import { timeText } from '@theke/admin/ui/format.ts';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { Table } from '@theke/contracts/catalog/table';
import { type Reservation, reservationLabels } from '@theke/contracts/ordering/reservation';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { classNames } from '@theke/ui/class-names';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { useEffect, useRef } from 'react';
import { guestName } from './guest-name.ts';
import { hoursIn, type PlanRange, planRange } from './plan-range.ts';
import { reservationMessages as texts } from './reservation-messages.de.ts';
import * as css from './table-plan.module.css';

type Props = {
  branch: Branch;
  day: string;
  now: Date;
  tables: readonly Table[];
  /** Those that hold or held tables. */
  reservations: readonly Reservation[];
  onOpen: (reservation: Reservation) => void;
};

const looks: Partial<Record<Reservation['status'], string | undefined>> = {
  requested: css.requested,
  seated: css.seated,
  finished: css.finished,
};

/** Reservations of a day by table, on a time axis (RESV-12). */
export function TablePlan({ branch, day, now, tables, reservations, onOpen }: Props) {
  const range = planRange(branch, day, reservations);
  const zone = zoneOf(branch);
  const hours = hoursIn(range);
  const at = now.getTime();
  const plan = useRef<HTMLElement>(null);
  const elapsed = at > range.from && at < range.to ? (at - range.from) / (range.to - range.from) : 0;
  const initial = useRef(elapsed);
  // On phones the plan is wider than the window: it opens at the current time.
  useEffect(() => {
    if (plan.current)
      plan.current.scrollLeft = initial.current * plan.current.scrollWidth - plan.current.clientWidth / 3;
  }, []);
  return (
    // biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard
    <section ref={plan} className={css.plan} aria-label={texts.grid} tabIndex={0}>
      <div className={css.sheet} style={{ minWidth: 120 + hours.length * 72 }}>
        <div className={css.axis} aria-hidden="true">
          {hours.map((hour) => (
            <span key={hour} style={{ left: share(range, hour) }}>
              {timeText(hour, zone)}
            </span>
          ))}
        </div>
        <ul className={css.tables}>
          {tables.map((table) => (
            <li key={table.id} className={css.table}>
              <span className={css.name}>
                <b>{table.identifier}</b> {texts.form.seats(table.seats ?? 0)}
              </span>
              <div className={css.lane}>
                {at > range.from && at < range.to && <i className={css.now} style={{ left: share(range, at) }} />}
                {reservations
                  .filter((reservation) => reservation.tables.some(({ id }) => id === table.id))
                  .map((reservation) => (
                    <Block key={reservation.id} {...{ reservation, range, zone }} onOpen={() => onOpen(reservation)} />
                  ))}
              </div>
            </li>
          ))}
        </ul>
      </div>
    </section>
  );
}

const share = ({ from, to }: PlanRange, at: number): string => `${((at - from) / (to - from)) * 100}%`;

type BlockProps = { reservation: Reservation; range: PlanRange; zone: string; onOpen: () => void };

function Block({ reservation, range, zone, onOpen }: BlockProps) {
  const { startAt, endAt, guests, status } = reservation;
  const [from, to] = [Date.parse(startAt), Date.parse(endAt)];
  const name = guestName(reservation);
  const [begins, ends] = [timeText(startAt, zone), timeText(endAt, zone)];
  return (
    <button
      type="button"
      className={classNames(css.block, looks[status])}
      style={{ left: share(range, from), width: `${((to - from) / (range.to - range.from)) * 100}%` }}
      disabled={status === 'finished'}
      onClick={onOpen}
    >
      <b>{name}</b>
      <span>
        {begins}, {texts.persons(guests)}
      </span>
      <VisuallyHidden>{texts.blockEnd(ends, reservationLabels[status])}</VisuallyHidden>
    </button>
  );
}
