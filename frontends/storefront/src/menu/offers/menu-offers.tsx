import { useQuery } from '@tanstack/react-query';
import type { Branch } from '@theke/contracts/catalog/branch';
import type { Product } from '@theke/contracts/catalog/product';
import { currentOffers, type Offer } from '@theke/rules/discounts/current-offers';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { formatMoney } from '@theke/rules/money/money';
import type { OrderType } from '@theke/rules/orders/order-types';
import { translated } from '@theke/rules/texts/translated';
import { clockText, localTime } from '@theke/rules/time/local-time';
import { icon } from '@theke/ui/icon';
import { useShop } from '@theke/ui/shop';
import { VisuallyHidden } from '@theke/ui/visually-hidden';
import { Clock } from 'lucide-react';
import { discountsQuery } from '../../discounts/discounts-query.ts';
import * as css from './menu-offers.module.css';
import { offerMessages as messages } from './offer-messages.de.ts';

type Props = {
  branch: Branch;
  now: Date;
  menu: { card: { products: readonly Product[] } | undefined };
  ordering: { choice: { orderType: OrderType } };
};

/** The discounts that an order gets now without a code: a happy hour with its prices and its end (DISC-14). */
export default function MenuOffers({ branch, now, menu, ordering }: Props) {
  const { data = [] } = useQuery(discountsQuery);
  const offers = branch.isQuotationRequired
    ? []
    : currentOffers(data, {
        ...{ branch, now, orderType: ordering.choice.orderType, products: menu.card?.products ?? [] },
      });
  return offers.map((offer) => <OfferPanel key={offer.id} offer={offer} zone={zoneOf(branch)} />);
}

/** More products of a price list are folded. */
const shownProducts = 4;

function OfferPanel({ offer: { name, until, minimum, products }, zone }: { offer: Offer<Product>; zone: string }) {
  const { currency } = useShop().config;
  const rows = products.map(({ product, price, regular }) => (
    <li key={product.id}>
      <span className={css.product}>{translated(product, 'name')}</span>
      <b>
        <VisuallyHidden>{messages.now} </VisuallyHidden>
        {formatMoney(price, currency)}
      </b>
      <s>
        <VisuallyHidden>{messages.insteadOf} </VisuallyHidden>
        {formatMoney(regular, currency)}
      </s>
    </li>
  ));
  const isFolded = rows.length > shownProducts + 1;
  return (
    <section className={css.offer} aria-label={name}>
      <header>
        <Clock {...icon} size={18} />
        <b>{name}</b>
        {until && <span>{messages.until(clockText(localTime(zone, until.getTime())))}</span>}
        {minimum > 0 && <span>{messages.from(formatMoney(minimum, currency))}</span>}
      </header>
      {rows.length > 0 && <ul>{isFolded ? rows.slice(0, shownProducts) : rows}</ul>}
      {isFolded && (
        <details>
          <summary>{messages.more(rows.length - shownProducts)}</summary>
          <ul>{rows.slice(shownProducts)}</ul>
        </details>
      )}
    </section>
  );
}
