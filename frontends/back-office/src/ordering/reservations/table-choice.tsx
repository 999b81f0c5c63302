import { timeText } from '@theke/admin/ui/format.ts';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { Reservation } from '@theke/contracts/ordering/reservation';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { reservationDay } from '@theke/rules/reservations/reservation-hours';
import { isHolding } from '@theke/rules/reservations/reservation-states';
import { Checkbox } from '@theke/ui/checkbox';
import { icon } from '@theke/ui/icon';
import { CircleAlert } from 'lucide-react';
import { guestName } from './guest-name.ts';
import * as css from './reservation-dialog.module.css';
import { reservationMessages } from './reservation-messages.de.ts';
import { useReservationsOf, useSeatedTables } from './use-day.ts';

const texts = reservationMessages.form;

type Period = { from: number; to: number };

type Props = {
  branch: Branch;
  period: Period | undefined;
  /** Id of the edited reservation. */
  own: string | undefined;
  chosen: readonly string[];
  error: string | undefined;
  onChange: (tables: string[]) => void;
};

/** Tables as checkboxes; those that are taken in the period say by whom. */
export function TableChoice({ branch, period, own, chosen, error, onChange }: Props) {
  const tables = useSeatedTables(branch.id) ?? [];
  const day = period ? reservationDay(branch, period.from) : reservationDay(branch, Date.now());
  const others = (useReservationsOf(branch.id, day).data?.data ?? []).filter(({ id }) => id !== own);
  const zone = zoneOf(branch);
  const takenText = (table: string): string | undefined => {
    const other = period && others.find((one) => isTaking(one, table, period));
    return other && texts.takenBy(guestName(other), timeText(other.startAt, zone), timeText(other.endAt, zone));
  };
  if (tables.length === 0) return null;
  return (
    <fieldset className={css.tables}>
      <legend>{texts.tables}</legend>
      <p className={css.hint}>{texts.tablesHint}</p>
      <div className={css.choices}>
        {tables.map(({ id, identifier, seats }) => (
          <Checkbox
            key={id}
            checked={chosen.includes(id)}
            onChange={({ target }) =>
              onChange(target.checked ? [...chosen, id] : chosen.filter((table) => table !== id))
            }
          >
            <b>{identifier}</b> {texts.seats(seats ?? 0)}
            {takenText(id) && <small className={css.taken}>{takenText(id)}</small>}
          </Checkbox>
        ))}
      </div>
      {error && (
        <p className={css.error} role="alert">
          <CircleAlert {...icon} size={16} />
          {error}
        </p>
      )}
    </fieldset>
  );
}

const isTaking = ({ status, tables, startAt, endAt }: Reservation, table: string, { from, to }: Period): boolean =>
  isHolding(status) && tables.some(({ id }) => id === table) && Date.parse(startAt) < to && Date.parse(endAt) > from;
