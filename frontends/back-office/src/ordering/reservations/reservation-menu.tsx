import { MenuItem } from '@theke/admin/ui/menu-item.tsx';
import { Popover } from '@theke/admin/ui/popover.tsx';
import type { Reservation } from '@theke/contracts/ordering/reservation';
import { isHolding, movesFrom, type ReservationMove } from '@theke/rules/reservations/reservation-states';
import { icon } from '@theke/ui/icon';
import { Armchair, Ban, CircleCheck, EllipsisVertical, type LucideIcon, Pencil, UserX } from 'lucide-react';
import * as css from './reservation-list.module.css';
import { reservationMessages as texts } from './reservation-messages.de.ts';

type SimpleMove = Exclude<ReservationMove, 'cancel'>;

const icons: Record<SimpleMove, LucideIcon> = {
  confirm: CircleCheck,
  seat: Armchair,
  finish: CircleCheck,
  'no-show': UserX,
};

type Props = {
  reservation: Reservation;
  name: string;
  others: readonly SimpleMove[];
  onMove: (move: SimpleMove) => void;
  onOpen: (what: 'edit' | 'cancel') => void;
};

/** Menu with rare moves; hidden if none is possible. */
export function ReservationMenu({ reservation: { status }, name, others, onMove, onOpen }: Props) {
  const isEditable = isHolding(status);
  if (!isEditable && others.length === 0) return null;
  return (
    <Popover label={texts.further(name)} button={<EllipsisVertical {...icon} size={20} />} buttonClass={css.menu}>
      {isEditable && <MenuItem label={texts.edit} Icon={Pencil} onClick={() => onOpen('edit')} />}
      {others.map((move) => (
        <MenuItem key={move} label={texts.moves[move]} Icon={icons[move]} onClick={() => onMove(move)} />
      ))}
      {movesFrom(status).includes('cancel') && (
        <MenuItem label={texts.cancel} Icon={Ban} isBad onClick={() => onOpen('cancel')} />
      )}
    </Popover>
  );
}
