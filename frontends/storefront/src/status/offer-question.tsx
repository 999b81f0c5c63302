import type { Offer, PublicOrder } from '@theke/contracts/ordering/order';
import type { acceptOffer, declineOffer } from '@theke/contracts/ordering/order-endpoints';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { call, route } from '@theke/ui/api-client';
import { Notice } from '@theke/ui/notice';
import { appointmentText } from '../appointment-text.ts';
import * as answers from './guest-answers.module.css';
import { GuestAnswers } from './guest-answers.tsx';
import * as css from './offer-question.module.css';
import { type OrderLink, useGuestAnswer } from './order-link.ts';
import { statusMessages } from './status-messages.de.ts';

const { offer: texts } = statusMessages;
const accept = route<typeof acceptOffer>('POST', '/orders/public/:uid/:hash/accept-offer');
const decline = route<typeof declineOffer>('POST', '/orders/public/:uid/:hash/decline-offer');

type Props = { order: PublicOrder; offer: Offer; link: OrderLink; zone: string; now: Date };

/** The branch's offer: price and two answers; the list below shows its items. */
export function OfferQuestion({ order: { totals }, offer, link, zone, now }: Props) {
  const total = totals.total.gross;
  const answer = useGuestAnswer(link, (isAccepted: boolean) =>
    isAccepted ? call(accept, { params: link, body: { total } }) : call(decline, { params: link, body: {} }),
  );
  const until = Date.parse(offer.validUntil);
  const isExpired = now.getTime() > until;
  const sum = formatMoney(toMoney(total), totals.currency);
  return (
    <section className={answers.question} aria-label={texts.title}>
      <p className={css.total}>
        <small>{texts.total}</small>
        <b>{sum}</b>
      </p>
      {offer.message && <p className={css.message}>{offer.message}</p>}
      {isExpired ? (
        <Notice kind="soon" role="status">
          {texts.expired}
        </Notice>
      ) : (
        <p className={answers.note}>{texts.validUntil(appointmentText(until, zone, now))}</p>
      )}
      <GuestAnswers
        answer={answer}
        accept={isExpired ? undefined : texts.accept(sum)}
        decline={texts.decline}
        freeText={texts.free}
      />
    </section>
  );
}
