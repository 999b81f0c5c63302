import { useQueryClient } from '@tanstack/react-query';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { cancelPublicReservation, PublicReservation } from '@theke/contracts/ordering/reservation';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { clockText, dayText, localTime } from '@theke/rules/time/local-time';
import { call, route } from '@theke/ui/api-client';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useNow } from '@theke/ui/use-now';
import { useState } from 'react';
import { useSending } from '../use-sending.ts';
import { ChangeForm } from './change-form.tsx';
import { ownKey, type ReservationLink } from './own-key.ts';
import * as css from './reservation.module.css';
import { faultsByField } from './reservation-faults.ts';
import { reservationMessages } from './reservation-messages.de.ts';

const texts = reservationMessages.own;
const cancel = route<typeof cancelPublicReservation>('POST', '/reservations/public/:uid/:hash/cancel');

type Props = { reservation: PublicReservation; branch: Branch; link: ReservationLink };

/** Buttons to change or cancel a reservation until the limit (RESV-09). */
export function ChangeOrCancel({ reservation, branch, link }: Props) {
  const queries = useQueryClient();
  const now = useNow(60_000);
  const [open, setOpen] = useState<'change' | 'cancel'>();
  const show = (next: PublicReservation) => {
    queries.setQueryData(ownKey(link), next);
    setOpen(undefined);
  };
  const canceling = useSending((_: undefined) => call(cancel, { params: link, body: {} }), {
    onSuccess: show,
    onError: () => void queries.invalidateQueries({ queryKey: ownKey(link) }),
  });
  const { changeableUntil } = reservation;
  if (changeableUntil === null || Date.parse(changeableUntil) < now.getTime())
    return <Notice className={css.error}>{texts.tooLate}</Notice>;
  if (open === 'change')
    return <ChangeForm {...{ reservation, branch, link }} onDone={show} onClose={() => setOpen(undefined)} />;
  const until = localTime(zoneOf(branch), Date.parse(changeableUntil));
  const fault = faultsByField(canceling.error, texts.cancelFailed);
  return (
    <section className={css.answers} aria-label={texts.change}>
      {open === 'cancel' ? (
        <>
          <p>
            <b>{texts.cancelQuestion}</b>
          </p>
          <Button
            kind="danger"
            busyLabel={canceling.isPending && texts.canceling}
            onClick={() => canceling.send(undefined)}
          >
            {texts.cancelYes}
          </Button>
          <Button kind="quiet" onClick={() => setOpen(undefined)}>
            {texts.cancelNo}
          </Button>
          {canceling.error !== undefined && (
            <Notice kind="late" role="alert">
              {Object.values(fault)[0]}
            </Notice>
          )}
        </>
      ) : (
        <>
          {branch.isReservationEnabled && (
            <Button kind="second" onClick={() => setOpen('change')}>
              {texts.change}
            </Button>
          )}
          <Button kind="quiet" onClick={() => setOpen('cancel')}>
            {texts.cancel}
          </Button>
          <p className={css.note}>{texts.until(`${dayText(until)}, ${clockText(until)}`)}</p>
        </>
      )}
    </section>
  );
}
