import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import { dayText, timeText, weekdayText } from '@theke/admin/ui/format.ts';
import { readCapacity } from '@theke/contracts/ordering/capacity';
import type { Order } from '@theke/contracts/ordering/order';
import type { LocalDate } from '@theke/rules/time/local-time';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { Select } from '@theke/ui/select';
import { ArrowRight } from 'lucide-react';
import { useId, useState } from 'react';
import * as css from './counter-offer-dialog.module.css';
import { momentText } from './due-of.ts';
import { firstDay, firstShown, noonOf, offerDays, offerTimes, opensLater } from './offer-times.ts';
import { orderMessages } from './order-messages.de.ts';
import { ticketOf } from './ticket-of.ts';

const shownAtOnce = 10;
/** Number of days shown as buttons; later ones are rarely proposed. */
const nearDays = 6;
const unlimited = { slotMinutes: null, fullSlots: [] };
const { counterOffer: texts } = orderMessages;

type Props = { order: Order; onSend: (counterAppointment: string) => void; onClose: () => void };

/** Dialog to offer a guest another time, from those when the branch is open and not booked up. */
export function CounterOfferDialog({ order, onSend, onClose }: Props) {
  const api = useApi();
  const readsId = useId();
  const branch = useShop().branches.find(({ id }) => id === order.branch.id);
  const zone = useZoneOf()(order.branch.id);
  // Fixed when the dialog opens, so that the times do not change while tapping.
  const [now] = useState(() => Date.now());
  const [chosenDay, setChosenDay] = useState<LocalDate>();
  const [page, setPage] = useState(0);
  const [chosen, setChosen] = useState<number>();
  const capacity = useQuery({
    ...endpointQuery(api, readCapacity, { params: { branchId: order.branch.id } }),
    staleTime: 10_000,
  });
  const wish = order.appointmentDate === null ? undefined : Date.parse(order.appointmentDate);
  const days = branch ? offerDays(branch, order, now) : [];
  const day = chosenDay ?? (branch && firstDay(days, branch, wish ?? now));
  const times = branch && day ? offerTimes(branch, order, day, capacity.data ?? unlimited, now) : [];
  // A chosen day starts at its first time.
  const first = chosenDay ? 0 : firstShown(times, wish, now);
  const start = Math.max(0, Math.min(first + page * shownAtOnce, times.length - shownAtOnce));
  const shown = times.slice(start, start + shownAtOnce);
  const full = shown.filter(({ isFull }) => isFull).map(({ at }) => timeText(at, zone));
  const opensAt = start === 0 ? opensLater(times, now) : undefined;
  const chooseDay = (next: LocalDate | undefined) => {
    setChosenDay(next);
    setPage(0);
  };
  const { firstName, lastName } = order.contact;
  const offer = chosen === undefined ? undefined : momentText(chosen, now, zone);

  return (
    <DecisionDialog
      title={texts.title}
      label={offer ? texts.send(offer) : texts.choose}
      isDisabled={chosen === undefined}
      describedBy={readsId}
      onDecide={() => chosen !== undefined && onSend(new Date(chosen).toISOString())}
      onClose={onClose}
    >
      <p className={css.about}>
        {texts.about(
          ticketOf(order),
          `${firstName} ${lastName}`.trim(),
          orderMessages.deliveryTypes[order.deliveryType],
        )}
      </p>
      <div className={css.swap}>
        <p>
          <small>{texts.wish}</small>
          <s className={css.old}>{wish === undefined ? orderMessages.due.soon : momentText(wish, now, zone)}</s>
        </p>
        <ArrowRight {...icon} />
        <p>
          <small>{texts.offer}</small>
          <b>{offer ?? texts.none}</b>
        </p>
      </div>
      {days.length === 0 && <p>{texts.closed}</p>}
      {branch && day && (
        <>
          <fieldset className={classNames(css.times, css.days)}>
            <legend>{texts.day}</legend>
            {days.slice(0, nearDays).map((each) => (
              <button key={each} type="button" aria-pressed={each === day} onClick={() => chooseDay(each)}>
                {dayLabel(noonOf(each, branch), now, zone)}
              </button>
            ))}
          </fieldset>
          {days.length > nearDays && (
            <Select
              className={css.later}
              label={texts.laterDay}
              placeholder={texts.chooseDay}
              value={days.indexOf(day) < nearDays ? '' : day}
              choices={days.slice(nearDays).map((each) => ({
                value: each,
                label: dateLabel(noonOf(each, branch), zone),
              }))}
              onChange={(event) => chooseDay(event.target.value || undefined)}
            />
          )}
          <fieldset className={css.times}>
            <legend>{texts.times}</legend>
            {shown.map(({ at, isFull }) => (
              <button
                key={at}
                type="button"
                disabled={isFull}
                aria-pressed={at === chosen}
                onClick={() => setChosen(at)}
              >
                {timeText(at, zone)}
              </button>
            ))}
          </fieldset>
          <div className={css.paging}>
            <Button kind="quiet" size="small" disabled={start === 0} onClick={() => setPage(page - 1)}>
              {texts.earlier}
            </Button>
            <Button
              kind="quiet"
              size="small"
              disabled={start + shownAtOnce >= times.length}
              onClick={() => setPage(page + 1)}
            >
              {texts.later}
            </Button>
          </div>
          {opensAt !== undefined && (
            <p className={css.full}>
              {texts.notBefore(timeText(opensAt, zone), orderMessages.deliveryTypes[order.deliveryType])}
            </p>
          )}
          {full.length > 0 && <p className={css.full}>{texts.full(full.join(', '))}</p>}
        </>
      )}
      <div className={css.reads} id={readsId}>
        <b>{texts.guestReads}</b>
        <p>{texts.guestText(wish !== undefined, offer ?? texts.open)}</p>
      </div>
    </DecisionDialog>
  );
}

/** "heute", "Mo 23.11." */
function dayLabel(noon: number, now: number, zone: string): string {
  const isToday = dayText(noon, zone) === dayText(now, zone);
  // Without the year, which is obvious within a week.
  return isToday ? messages.today : dateLabel(noon, zone).slice(0, -4);
}

/** "Mo 23.11.2026" */
const dateLabel = (noon: number, zone: string) => `${weekdayText(noon, zone)} ${dayText(noon, zone)}`;
