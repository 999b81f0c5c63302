import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import {
  confirmReservation,
  finishReservation,
  markNoShow,
  seatReservation,
} from '@theke/contracts/ordering/reservation';
import type { ReservationMove } from '@theke/rules/reservations/reservation-states';
import { sentenceOf } from '@theke/ui/sentence-of';
import { useToast } from '@theke/ui/toast';
import { reservationMessages as texts } from './reservation-messages.de.ts';
import { reservationsKey } from './use-day.ts';

const endpoints = {
  confirm: confirmReservation,
  seat: seatReservation,
  finish: finishReservation,
  'no-show': markNoShow,
} as const;

type Move = { id: string; move: Exclude<ReservationMove, 'cancel'> };

/** Moves of staff on a reservation; a failure is shown as a toast (RESV-08). */
export function useReservationMove() {
  const api = useApi();
  const toast = useToast();
  return useAction(({ id, move }: Move) => api(endpoints[move], { params: { id }, body: {} }), {
    invalidates: [reservationsKey],
    onProblem: (problem) => toast({ text: sentenceOf(problem, texts.moveFailed) }),
  });
}
