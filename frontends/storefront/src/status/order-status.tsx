import type { OrderItem, PublicOrder } from '@theke/contracts/ordering/order';
import type { ImageRef } from '@theke/contracts/wire';
import { timesText } from '@theke/rules/amount-text';
import { localTime } from '@theke/rules/local-time';
import { toMoney } from '@theke/rules/money';
import { zoneOf } from '@theke/rules/opening-status';
import { guestLabel } from '@theke/rules/order-labels';
import { isOver } from '@theke/rules/order-moves';
import { fromPricingResult } from '@theke/rules/totals';
import { buttonClass } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { imageUrl } from '@theke/ui/image-url';
import { Leader } from '@theke/ui/leader';
import { Notice } from '@theke/ui/notice';
import { Phone } from 'lucide-react';
import { aboutText } from '../cart/about-text.ts';
import { PriceSummary } from '../checkout/price-summary.tsx';
import { useHouse } from '../house/house-context.ts';
import { useCard } from '../house/use-card.ts';
import { messages } from '../messages.de.ts';
import * as css from './status-page.module.css';
import { headline, timeline } from './timeline.ts';
import { TimelineList } from './timeline-list.tsx';

const { status } = messages;
const dayAndTime = new Intl.DateTimeFormat('de', {
  day: '2-digit',
  month: '2-digit',
  year: 'numeric',
  hour: '2-digit',
  minute: '2-digit',
  timeZone: 'UTC',
});

type Props = {
  order: PublicOrder;
  isFollowed: boolean;
  /** Neither the stream nor the last question was answered. */
  isBroken: boolean;
};

/** An order as its guest sees it: what is, the timetable, what was ordered and whom to call. */
export function OrderStatus({ order, isFollowed, isBroken }: Props) {
  const { branches } = useHouse();
  const branch = branches.find(({ id }) => id === order.branch.id);
  const { data: card } = useCard(branch);
  const dishes = dishesOf(order.items, new Map(card?.products.map(({ id, images }) => [id, images[0]])));
  const zone = zoneOf(branch ?? {});

  return (
    <main>
      <div className={css.stage}>
        <div className={css.inner}>
          <h1 aria-live="polite">{headline(order)}</h1>
          <p>
            {isOver(order)
              ? order.isCompleted
                ? status.done
                : (order.rejectionMessage ?? '')
              : isFollowed && status.live}
          </p>
        </div>
      </div>
      <div className={css.shelf}>
        {dishes.map((dish) => (
          <img key={dish.id} src={imageUrl(dish, 'tiny')} alt="" />
        ))}
      </div>
      <div className={css.body}>
        {isBroken && (
          <Notice kind="soon" role="status" className={css.notice}>
            {status.offline}
          </Notice>
        )}
        <div className={css.columns}>
          <div className={css.column}>
            <div className={classNames(css.number, order.ticketNumber === null && css.long)}>
              <b>{order.ticketNumber ?? order.uid}</b>
              <span>{order.ticketNumber === null ? status.uid : status.number}</span>
            </div>
            <TimelineList stops={timeline(order)} zone={zone} />
          </div>
          <div>
            <dl className={css.facts}>
              <dt>{status.facts.number}</dt>
              <dd className={css.code}>{order.uid}</dd>
              <dt>{status.facts.placed}</dt>
              <dd>{dayAndTime.format(localTime(zone, Date.parse(order.placedAt)))}</dd>
              <dt>{status.facts.payment}</dt>
              <dd>{status.cash[order.deliveryType]}</dd>
              <dt>{status.facts.kind}</dt>
              <dd>{messages.orderTypes[order.deliveryType]}</dd>
              <dt>{status.facts.status}</dt>
              <dd>{guestLabel(order.status, order.deliveryType)}</dd>
            </dl>
            <Items order={order} />
            {branch && (
              <div className={css.shop}>
                <div>
                  <b>{branch.name}</b>
                  <p>
                    {branch.street}, {branch.zipCode} {branch.city}
                  </p>
                </div>
                {branch.phone && (
                  <a className={buttonClass({ kind: 'second' })} href={`tel:${branch.phone}`}>
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

/** Up to four different dishes, to stand on the counter's edge. */
const dishesOf = (items: readonly OrderItem[], pictures: ReadonlyMap<string, ImageRef | undefined>): ImageRef[] =>
  [...new Set(items.map(({ product }) => product))].flatMap((id) => pictures.get(id) ?? []).slice(0, 4);

function Items({ order: { items, totals, deliveryArea } }: { order: PublicOrder }) {
  const price = (amount: number, isEstimated: boolean) => aboutText(toMoney(amount), totals.currency, isEstimated);
  return (
    <section className={css.items}>
      <h2>{status.items}</h2>
      <dl>
        {items.map((item, index) => {
          const chosen = item.parts.flatMap(({ values }) => values).join(', ');
          return (
            <Leader
              // biome-ignore lint/suspicious/noArrayIndexKey: an item's place is its only name
              key={index}
              label={
                <>
                  {timesText(item.amount, item.unit)} {item.name}
                  {chosen && <small className={css.chosen}>{chosen}</small>}
                </>
              }
              value={price(item.gross, item.isEstimated)}
            />
          );
        })}
        <PriceSummary
          totals={fromPricingResult(totals)}
          currency={totals.currency}
          isEstimated={totals.isEstimated}
          place={deliveryArea === null ? undefined : { area: deliveryArea }}
        />
      </dl>
    </section>
  );
}
