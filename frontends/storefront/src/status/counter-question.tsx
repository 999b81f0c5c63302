import type { PublicOrder } from '@theke/contracts/ordering/order';
import type { acceptCounterAppointment, declineCounterAppointment } from '@theke/contracts/ordering/order-endpoints';
import { locale } from '@theke/rules/texts/locale';
import { addDays, clockText, dateOf, localTime } from '@theke/rules/time/local-time';
import { call, route } from '@theke/ui/api-client';
import { icon } from '@theke/ui/icon';
import { ArrowRight } from 'lucide-react';
import { appointmentText } from '../appointment-text.ts';
import { messages } from '../messages.de.ts';
import * as css from './counter-question.module.css';
import * as answers from './guest-answers.module.css';
import { GuestAnswers } from './guest-answers.tsx';
import { type OrderLink, useGuestAnswer } from './order-link.ts';
import { statusMessages } from './status-messages.de.ts';

const { counter } = statusMessages;
const accept = route<typeof acceptCounterAppointment>('POST', '/orders/public/:uid/:hash/confirm-counter-appointment');
const decline = route<typeof declineCounterAppointment>('POST', '/orders/public/:uid/:hash/reject-counter-appointment');

type Props = { order: PublicOrder; offer: string; link: OrderLink; zone: string; now: Date };

/** The branch offers another time: shows the requested and the offered time, with two answers. */
export function CounterQuestion({ order, offer, link, zone, now }: Props) {
  const answer = useGuestAnswer(link, (isAccepted: boolean) =>
    call(isAccepted ? accept : decline, { params: link, body: {} }),
  );
  const [wished, offered] = [order.appointmentDate, offer].map((iso) =>
    iso === null ? undefined : localTime(zone, Date.parse(iso)),
  );
  const isToday = offered !== undefined && dateOf(offered) === dateOf(localTime(zone, now.getTime()));
  const time = isToday ? statusMessages.clock(clockText(offered)) : appointmentText(Date.parse(offer), zone, now);
  return (
    <section className={answers.question} aria-label={counter.title}>
      <div className={css.times}>
        <div>
          <small>{counter.wish}</small>
          {wished === undefined ? (
            <b className={css.word}>{counter.soon}</b>
          ) : (
            <>
              <s>{clockText(wished)}</s>
              <Day local={wished} zone={zone} now={now} />
            </>
          )}
        </div>
        <ArrowRight {...icon} />
        <div>
          <small>{counter.offer}</small>
          <b>{offered !== undefined && clockText(offered)}</b>
          {offered !== undefined && <Day local={offered} zone={zone} now={now} />}
        </div>
      </div>
      <GuestAnswers answer={answer} accept={counter.accept(time)} decline={counter.decline} freeText={counter.free} />
    </section>
  );
}

/** "Di., 24.11." below a time on another day. */
function Day({ local, zone, now }: { local: number; zone: string; now: Date }) {
  const [date, today] = [dateOf(local), dateOf(localTime(zone, now.getTime()))];
  if (date === today) return null;
  return <small>{date === addDays(today, 1) ? messages.tomorrow : shortDay.format(local)}</small>;
}

const shortDay = new Intl.DateTimeFormat(locale, {
  weekday: 'short',
  day: '2-digit',
  month: '2-digit',
  timeZone: 'UTC',
});
