import type { Branch } from '@theke/contracts/catalog/branch';
import type { Reservation } from '@theke/contracts/ordering/reservation';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { Armchair } from 'lucide-react';
import * as css from './reservation-list.module.css';
import { reservationMessages as texts } from './reservation-messages.de.ts';
import { ReservationRow } from './reservation-row.tsx';
import { useReservationMove } from './use-reservation-move.ts';

type Props = {
  branch: Branch;
  reservations: readonly Reservation[];
  now: Date;
  onOpen: (reservation: Reservation, what: 'edit' | 'cancel') => void;
};

/** Reservations of a day by start. */
export function ReservationList({ branch, reservations, now, onOpen }: Props) {
  const moving = useReservationMove();
  if (reservations.length === 0)
    return <Empty title={texts.none} text={texts.noneText} sign={<Armchair {...icon} size={36} />} />;
  return (
    <ul className={css.list} aria-label={texts.title}>
      {reservations.map((reservation) => (
        <ReservationRow
          key={reservation.id}
          {...{ branch, reservation, now }}
          isBusy={moving.isBusy && moving.input?.id === reservation.id}
          onMove={(move) => void moving.run({ id: reservation.id, move })}
          onOpen={(what) => onOpen(reservation, what)}
        />
      ))}
    </ul>
  );
}
