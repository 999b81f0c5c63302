import type { OrderItem, PublicOrder } from '@theke/contracts/ordering/order';
import type { ImageRef } from '@theke/contracts/wire';
import { phoneLink } from '@theke/rules/checkout/phone-link';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { toMoney } from '@theke/rules/money/money';
import { asksAboutAppointment, asksAboutOffer } from '@theke/rules/orders/counter-appointment';
import { asksForRating } from '@theke/rules/orders/rating';
import { depositText } from '@theke/rules/price/deposit-text';
import { fromPricingResult } from '@theke/rules/price/totals';
import { orderedModel } from '@theke/rules/products/calculation-model';
import { mayGuestTip, offersTips } from '@theke/rules/tips/tips';
import { timesText } from '@theke/rules/units/amount-text';
import { buttonClass } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { imageUrl } from '@theke/ui/image-url';
import { ofBusiness } from '@theke/ui/lang-attributes';
import { Leader } from '@theke/ui/leader';
import { Notice } from '@theke/ui/notice';
import { pictureStyle } from '@theke/ui/picture-style';
import { useShop } from '@theke/ui/shop';
import { useNow } from '@theke/ui/use-now';
import { Phone } from 'lucide-react';
import { useEffect, useState } from 'react';
import { mayBeLoggedIn } from '../account/may-be-logged-in.ts';
import { appointmentText } from '../appointment-text.ts';
import { addressText } from '../branch-list/address-text.ts';
import { priceText } from '../cart/about-text.ts';
import { cartMessages } from '../cart/cart-messages.de.ts';
import { PriceSummary } from '../checkout/price-summary.tsx';
import { TipLines } from '../checkout/tip-lines.tsx';
import { rememberPaid } from '../last-order/last-order.ts';
import { lazyPage } from '../lazy-page.tsx';
import { useCard } from '../shop/use-card.ts';
import { AppOffer } from './app-offer.tsx';
import { CounterQuestion } from './counter-question.tsx';
import { DonationThanks } from './donation-thanks.tsx';
import { Figure } from './figure.tsx';
import { OfferQuestion } from './offer-question.tsx';
import { OrderAgain } from './order-again.tsx';
import { OrderFacts } from './order-facts.tsx';
import type { OrderLink } from './order-link.ts';
import { OwnStamps } from './own-stamps.tsx';
import { beginsLater, makePlan } from './plan.ts';
import { RatingQuestion } from './rating-question.tsx';
import { ReceiptNote } from './receipt-note.tsx';
import { statusMessages } from './status-messages.de.ts';
import * as css from './status-page.module.css';
import { headline, subline, timeline } from './timeline.ts';
import { TimelineList } from './timeline-list.tsx';
import { wasWavedAway, waveAway } from './waved-away.ts';
import { WayOn } from './way-on.tsx';

// Loaded only if the branch takes tips. In an existing chunk: another name would exceed the budget of the first load.
const TipQuestion = lazyPage(() => import(/* webpackChunkName: "contact" */ './tip-question.tsx'), null);

// Loaded only for an order on a table's bill, in the same chunk.
const TableBill = lazyPage(() => import(/* webpackChunkName: "contact" */ './table-bill.tsx'), null);

const status = statusMessages;
type Props = {
  order: PublicOrder;
  link: OrderLink;
  /** Whether both the event stream and the last request failed. */
  isBroken: boolean;
};

/** An order for its guest: state, timeline, items and contact. */
export function OrderStatus({ order, link, isBroken }: Props) {
  const { branches, config } = useShop();
  const now = useNow(20_000);
  const [isWavedAway, setIsWavedAway] = useState(() => wasWavedAway(config.shopKey, order.uid));
  const [hadRating] = useState(order.questionnaireRating !== null);
  const branch = branches.find(({ id }) => id === order.branch.id);
  // The order contains the data of a deleted branch.
  const contact = branch ?? order.formerBranch;
  const { data: card } = useCard(branch);
  const dishes = dishesOf(order.items, new Map(card?.products.map(({ id, images }) => [id, images[0]])));
  const zone = zoneOf(branch ?? {});
  const plan = makePlan(order, branch);
  const laterStart = plan.dueAt !== undefined && beginsLater(plan, now) ? laterText(plan.dueAt, zone, now) : undefined;
  const isEaten = order.isDelivered || order.isCompleted;
  const isNotMade = order.isRejected || order.isCanceled || order.isFailed;
  const isPlaced = order.status !== 'awaiting-payment' && !order.isFailed;
  // May have been paid in another window.
  useEffect(() => {
    if (isPlaced) rememberPaid(config.shopKey, order.uid);
  }, [isPlaced, config.shopKey, order.uid]);

  return (
    <main>
      <div className={css.stage}>
        <div className={css.inner}>
          <h1 aria-live="polite">{headline(order, laterStart)}</h1>
          <p aria-live="polite">{subline(order)}</p>
        </div>
      </div>
      <div className={css.shelf}>
        {dishes.map((dish) => (
          <img
            key={dish.id}
            className={dish.look?.isOpaque ? css.photo : undefined}
            style={pictureStyle(dish)}
            src={imageUrl(dish, 'tiny')}
            alt=""
          />
        ))}
      </div>
      <div className={css.body}>
        {isBroken && (
          <Notice kind="soon" role="status" className={css.notice}>
            {status.offline}
          </Notice>
        )}
        <div className={css.columns}>
          <div>
            {order.counterAppointment && asksAboutAppointment(order) && (
              <CounterQuestion order={order} offer={order.counterAppointment} link={link} zone={zone} now={now} />
            )}
            {order.offer && asksAboutOffer(order) && (
              <OfferQuestion order={order} offer={order.offer} link={link} zone={zone} now={now} />
            )}
            {asksForRating(config, order, isWavedAway) && (
              <RatingQuestion
                link={link}
                onLater={() => {
                  waveAway(config.shopKey, order.uid);
                  setIsWavedAway(true);
                }}
              />
            )}
            {!hadRating && order.questionnaireRating !== null && (
              <Notice kind="ok" role="status" className={css.thanks}>
                {status.rating.thanks}
              </Notice>
            )}
            {order.status === 'awaiting-payment' && (
              <a
                className={classNames(buttonClass({ size: 'large', isWide: true }), css.pay)}
                href={`/pay/${link.uid}/${link.hash}`}
              >
                {status.pay}
              </a>
            )}
            {isNotMade ? (
              <WayOn
                order={order}
                branch={branch}
                card={card}
                hasOthers={branches.some(({ id, isPublic }) => isPublic && id !== branch?.id)}
              />
            ) : (
              <Figure order={order} plan={plan} zone={zone} now={now} />
            )}
            <TimelineList stops={timeline(order, plan, now)} zone={zone} />
          </div>
          <div>
            <OrderFacts order={order} zone={zone} now={now} />
            <Items order={order} zone={zone} />
            {branch && offersTips(branch) && mayGuestTip(order) && order.refunded === 0 && !order.payments && (
              <TipQuestion key={order.tip ?? 0} {...{ order, branch, link }} />
            )}
            {order.bill && <TableBill link={link} />}
            <ReceiptNote order={order} hash={link.hash} />
            {branch?.isPublic && isEaten && (
              <div className={css.ways}>
                <OrderAgain order={order} branch={branch} card={card} isFirst={false} />
              </div>
            )}
            {config.enablePluginStamps && mayBeLoggedIn(config.shopKey) && (
              <OwnStamps isCompleted={order.isCompleted} />
            )}
            <DonationThanks order={order} />
            <AppOffer shopName={config.shopName} isOffered={config.enablePluginPWA} />
            {contact && (
              <div className={css.shop}>
                <div>
                  <b>{contact.name}</b>
                  <p>{addressText(contact)}</p>
                </div>
                {contact.phone && (
                  <a className={buttonClass({ kind: 'second' })} href={phoneLink(contact.phone)}>
                    <Phone {...icon} size={18} />
                    {status.call}
                  </a>
                )}
              </div>
            )}
          </div>
        </div>
      </div>
    </main>
  );
}

/** "11:20 Uhr", "morgen, 11:20 Uhr". */
const laterText = (at: number, zone: string, now: Date): string =>
  appointmentText(at, zone, now).replace(/^heute, /, '');

/** Up to four different dishes for the counter. */
const dishesOf = (items: readonly OrderItem[], pictures: ReadonlyMap<string, ImageRef | undefined>): ImageRef[] =>
  [...new Set(items.map(({ product }) => product))].flatMap((id) => pictures.get(id) ?? []).slice(0, 4);

function Items({ order, zone }: { order: PublicOrder; zone: string }) {
  const { items, totals, deliveryArea, tip = 0, giftCard } = order;
  const isPriceHidden = items.some((item) => item.isPriceHidden);
  return (
    <section className={css.items}>
      <h2>{status.items}</h2>
      <dl>
        {items.map((item, index) => {
          const chosen = item.parts.flatMap(({ values }) => values).join(', ');
          const deposit = depositText(toMoney(item.deposit ?? 0), totals.currency);
          return (
            <Leader
              // biome-ignore lint/suspicious/noArrayIndexKey: items have no other key than their index
              key={index}
              label={
                <>
                  {timesText(item.amount, item.unit)} <span {...ofBusiness}>{item.name}</span>
                  {chosen && (
                    <small {...ofBusiness} className={css.chosen}>
                      {chosen}
                    </small>
                  )}
                  {deposit && <small className={css.chosen}>{deposit}</small>}
                </>
              }
              value={
                item.isPriceHidden
                  ? cartMessages.follows
                  : priceText(toMoney(item.gross), totals.currency, orderedModel(item))
              }
            />
          );
        })}
        <PriceSummary
          totals={fromPricingResult(totals)}
          discounts={totals.discounts}
          currency={totals.currency}
          isEstimated={totals.isEstimated}
          isPriceHidden={isPriceHidden}
          zone={zone}
          place={deliveryArea === null ? undefined : { area: deliveryArea }}
        />
        <TipLines
          tip={toMoney(tip)}
          giftCard={giftCard}
          total={toMoney(totals.total.gross)}
          currency={totals.currency}
          isEstimated={totals.isEstimated}
          isPaid={order.isPaid || order.isCompleted}
        />
      </dl>
    </section>
  );
}
