import { useQueryClient } from '@tanstack/react-query';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { bookReservation } from '@theke/contracts/ordering/reservation';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { reservationDay } from '@theke/rules/reservations/reservation-hours';
import { clockText, dayText, localTime } from '@theke/rules/time/local-time';
import { call, route } from '@theke/ui/api-client';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { ofBusiness } from '@theke/ui/lang-attributes';
import { Notice } from '@theke/ui/notice';
import { type FormEvent, useState } from 'react';
import * as page from '../page.module.css';
import { randomId } from '../random-id.ts';
import { useNavigate } from '../router/place.ts';
import { useSending } from '../use-sending.ts';
import { bookableDays } from './bookable-days.ts';
import { type Contact, ContactFields } from './contact-fields.tsx';
import { PartyAndTime, type Wish } from './party-and-time.tsx';
import * as css from './reservation.module.css';
import { faultsByField } from './reservation-faults.ts';
import { reservationMessages as texts } from './reservation-messages.de.ts';
import { slotsKey } from './use-slots.ts';

const endpoint = route<typeof bookReservation>('POST', '/reservations/public');

/** Reserves a table of a branch (RESV-05). */
export function Booking({ branch }: { branch: Branch }) {
  const navigate = useNavigate();
  const queries = useQueryClient();
  const [id] = useState(randomId);
  const [wish, setWish] = useState<Wish>(() => firstWish(branch));
  const [contact, setContact] = useState<Contact>({ name: '', phone: '', email: '', note: '' });
  const [isAsked, setAsked] = useState(false);
  const sending = useSending(
    (startAt: string) =>
      call(endpoint, { body: { id, branch: { id: branch.id }, startAt, guests: wish.guests, ...contact } }),
    {
      onSuccess: ({ uid, hash }) => navigate(`/reservation/${uid}/${hash}`),
      onError: () => void queries.invalidateQueries({ queryKey: slotsKey }),
    },
  );
  const missing = missingFields(wish, contact);
  const faults = { ...faultsByField(sending.error, texts.bookFailed), ...(isAsked && missing) };
  const local = wish.startAt === null ? undefined : localTime(zoneOf(branch), Date.parse(wish.startAt));
  const send = (event: FormEvent) => {
    event.preventDefault();
    setAsked(true);
    if (wish.startAt !== null && Object.keys(missing).length === 0) sending.send(wish.startAt);
  };
  return (
    <main className={classNames(page.wrap, css.page)}>
      <h1>{texts.title}</h1>
      <p className={css.lead}>{branch.name}</p>
      {branch.reservationText && (
        <p {...ofBusiness} className={css.text}>
          {branch.reservationText}
        </p>
      )}
      <form noValidate onSubmit={send}>
        <PartyAndTime branch={branch} wish={wish} error={faults.startAt ?? faults.guests} onChange={setWish} />
        <ContactFields contact={contact} faults={faults} onChange={setContact} />
        {faults[''] && (
          <Notice kind="late" role="alert" className={css.error}>
            {faults['']}
          </Notice>
        )}
        <div className={css.foot}>
          {local !== undefined && (
            <p>
              <b>{texts.summary(dayText(local), clockText(local))}</b>, {texts.persons(wish.guests)}
            </p>
          )}
          <Button type="submit" size="large" isWide busyLabel={sending.isPending && texts.booking}>
            {texts.book}
          </Button>
        </div>
      </form>
    </main>
  );
}

function firstWish(branch: Branch): Wish {
  const now = Date.now();
  return { guests: 2, day: bookableDays(branch, now)[0] ?? reservationDay(branch, now), startAt: null };
}

/** Sentences for fields that are missing. */
function missingFields(wish: Wish, { name, phone, email }: Contact): Readonly<Record<string, string>> {
  return {
    ...(wish.startAt === null && { startAt: texts.chooseTime }),
    ...(name.trim() === '' && { name: texts.nameMissing }),
    ...(phone.trim() === '' && email.trim() === '' && { email: texts.contactMissing }),
  };
}
