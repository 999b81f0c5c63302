import { useQueryClient } from '@tanstack/react-query';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { changePublicReservation, PublicReservation } from '@theke/contracts/ordering/reservation';
import { call, route } from '@theke/ui/api-client';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { TextArea } from '@theke/ui/text-area';
import { type FormEvent, useState } from 'react';
import { useSending } from '../use-sending.ts';
import type { ReservationLink } from './own-key.ts';
import { PartyAndTime, type Wish } from './party-and-time.tsx';
import * as css from './reservation.module.css';
import { faultsByField } from './reservation-faults.ts';
import { reservationMessages } from './reservation-messages.de.ts';
import { slotsKey } from './use-slots.ts';

const texts = reservationMessages.own;
const change = route<typeof changePublicReservation>('PUT', '/reservations/public/:uid/:hash');

type Props = {
  reservation: PublicReservation;
  branch: Branch;
  link: ReservationLink;
  onDone: (next: PublicReservation) => void;
  onClose: () => void;
};

/** Changes party, time or wish of the guest's reservation. */
export function ChangeForm({ reservation, branch, link, onDone, onClose }: Props) {
  const { guests, day, startAt } = reservation;
  const queries = useQueryClient();
  const [wish, setWish] = useState<Wish>({ guests, day, startAt });
  const [note, setNote] = useState(reservation.note);
  const [isAsked, setAsked] = useState(false);
  const sending = useSending(
    (at: string) => call(change, { params: link, body: { startAt: at, guests: wish.guests, note } }),
    { onSuccess: onDone, onError: () => void queries.invalidateQueries({ queryKey: slotsKey }) },
  );
  const faults = faultsByField(sending.error, texts.saveFailed);
  const isTimeMissing = isAsked && wish.startAt === null;
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (wish.startAt !== null) sending.send(wish.startAt);
  };
  return (
    <form noValidate onSubmit={send}>
      <PartyAndTime
        {...{ branch, wish, link }}
        error={isTimeMissing ? reservationMessages.chooseTime : (faults.startAt ?? faults.guests)}
        onChange={setWish}
      />
      <div className={css.section}>
        <TextArea
          label={reservationMessages.note}
          optional={reservationMessages.optional}
          rows={2}
          maxLength={500}
          value={note}
          error={faults.note}
          onChange={(event) => setNote(event.target.value)}
        />
      </div>
      {faults[''] && (
        <Notice kind="late" role="alert" className={css.error}>
          {faults['']}
        </Notice>
      )}
      <div className={css.answers}>
        <Button type="submit" busyLabel={sending.isPending && texts.saving}>
          {texts.save}
        </Button>
        <Button kind="quiet" onClick={onClose}>
          {texts.close}
        </Button>
      </div>
    </form>
  );
}
