import type { StateLook } from '@theke/admin/ui/state-text.tsx';
import type { ReservationStatus } from '@theke/contracts/ordering/reservation';
import { Armchair, CircleCheck, CircleDashed, CircleX, Clock, UserX } from 'lucide-react';

/** Icon and colour of each state. */
export const stateLooks: Record<ReservationStatus, StateLook> = {
  requested: { Icon: Clock, kind: 'soon' },
  confirmed: { Icon: CircleCheck, kind: 'ok' },
  seated: { Icon: Armchair, kind: 'ok' },
  finished: { Icon: CircleDashed, kind: 'plain' },
  'no-show': { Icon: UserX, kind: 'late' },
  canceled: { Icon: CircleX, kind: 'plain' },
};
