import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { moneyText, numberText } from '@theke/admin/ui/format.ts';
import type { Order, OrderItem } from '@theke/contracts/ordering/order';
import type { ImageRef } from '@theke/contracts/wire';
import {
  formatMoney,
  formatUnitPrice,
  fromMoney,
  type Money,
  subtract,
  sumOf,
  toMoney,
} from '@theke/rules/money/money';
import { soldItems } from '@theke/rules/orders/sold-items';
import { depositText } from '@theke/rules/price/deposit-text';
import { splitByRate } from '@theke/rules/price/split-by-rate';
import { displayTotals, fromPricingResult } from '@theke/rules/price/totals';
import { calculationModels, orderedModel } from '@theke/rules/products/calculation-model';
import { wordsOfZone } from '@theke/rules/texts/words-of-zone';
import { amountDue } from '@theke/rules/tips/tips';
import { amountText, isCounted } from '@theke/rules/units/amount-text';
import { unitOf } from '@theke/rules/units/units';
import { classNames } from '@theke/ui/class-names';
import { imageUrl } from '@theke/ui/image-url';
import { Leader } from '@theke/ui/leader';
import { pictureStyle } from '@theke/ui/picture-style';
import type { ReactNode } from 'react';
import { choicesOf } from '../shared/choices-of.ts';
import { giftCardMessages } from '../shared/gift-card-messages.de.ts';
import { orderMessages } from '../shared/order-messages.de.ts';
import { refundedLabel } from '../shared/refund-text.ts';
import { GuestFiles } from './guest-files.tsx';
import * as css from './order-page.module.css';
import { orderTipMessages } from './order-tip-messages.de.ts';
import { useProductPictures } from './use-product-pictures.ts';

const { order: texts } = orderMessages;

/** VAT rates of an item in percent; a bundle may have several. */
const ratesOf = (item: OrderItem): number[] => splitByRate(toMoney(item.gross), item).map(({ rate }) => rate);

type Props = {
  order: Order;
  children?: ReactNode;
  /** Opens the dialog to change an item; undefined if the order can no longer be changed. */
  onChoose?: ((index: number) => void) | undefined;
};

/** Items at the agreed prices, with deposit, delivery, discounts, net, VAT by rate and total. */
export function OrderItems({ order, children, onChoose }: Props) {
  const { currency, isEstimated, delivery, deposit, discounts } = order.totals;
  const { vat } = wordsOfZone(useZoneOf()(order.branch.id));
  const { tip = 0, refundedOfTip = 0, giftCard } = order;
  const returned = giftCard?.returned ?? 0;
  const all = sumOf([order.refundedOfTotal ?? order.refunded, refundedOfTip].map(toMoney));
  // What went back to the gift card is a line of its own.
  const refunded = fromMoney(subtract(all, toMoney(returned)));
  const pictures = useProductPictures(order.items);
  const euro = (amount: Money) => formatMoney(amount, currency);
  const totals = displayTotals(fromPricingResult(order.totals));
  const about = isEstimated ? `${texts.approximate} ` : '';
  const single = ({ unitPrice, priceUnit }: OrderItem) =>
    isCounted(priceUnit)
      ? euro(toMoney(unitPrice))
      : texts.perUnit(formatUnitPrice(toMoney(unitPrice), currency), unitOf(priceUnit).label);
  return (
    <section className={css.section}>
      <div className={css.heading}>
        <h2>
          {texts.items} <span>{soldItems(order.items).length}</span>
        </h2>
        {children}
      </div>
      <table className={css.items}>
        <thead>
          <tr>
            <th scope="col">{texts.amount}</th>
            <th scope="col">{texts.product}</th>
            <th scope="col" className={classNames(css.number, css.wide)}>
              {vat}
            </th>
            <th scope="col" className={classNames(css.number, css.wide)}>
              {texts.unitPrice}
            </th>
            <th scope="col" className={css.number}>
              {texts.sum}
            </th>
          </tr>
        </thead>
        <tbody>
          {order.items.map((item, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: order items keep their order
            <tr key={index} className={item.amount === 0 ? css.struck : undefined}>
              <td className={css.amount}>{amountText(item.amount, item.unit)}</td>
              <td>
                <div className={css.line}>
                  <Picture image={pictures.get(item.product)} />
                  <div>
                    <b>{item.name}</b>
                    {item.amount === 0 && ` (${texts.struck})`}
                    {item.parts.length > 0 && <small>{choicesOf(item)}</small>}
                    {item.deposit ? <small>{depositText(toMoney(item.deposit), currency)}</small> : null}
                    <GuestFiles ids={item.parts.flatMap(({ uploads }) => uploads)} />
                    {onChoose && item.amount > 0 && (
                      <button
                        type="button"
                        className={css.choose}
                        aria-label={orderMessages.item.changeOf(item.name)}
                        onClick={() => onChoose(index)}
                      >
                        {orderMessages.item.change}
                      </button>
                    )}
                  </div>
                </div>
              </td>
              <td className={classNames(css.number, css.wide)}>
                {ratesOf(item)
                  .map((rate) => texts.percent(numberText(rate)))
                  .join(', ')}
              </td>
              <td className={classNames(css.number, css.wide)}>{single(item)}</td>
              <td className={css.number}>
                {`${calculationModels[orderedModel(item)].prefix} ${euro(toMoney(item.gross))}`.trim()}
              </td>
            </tr>
          ))}
        </tbody>
      </table>
      <dl className={css.sums}>
        {deposit && <Leader label={texts.deposit} value={euro(toMoney(deposit.gross))} />}
        {delivery.gross > 0 && (
          <Leader label={texts.delivery(order.deliveryArea ?? '')} value={euro(toMoney(delivery.gross))} />
        )}
        {discounts?.map(({ id, name, code, gross }) => (
          <Leader key={id} label={code ? `${name} (${code})` : name} value={moneyText(-gross, currency)} />
        ))}
        <Leader label={texts.net} value={`${about}${euro(totals.net)}`} />
        {totals.taxes.map(({ rate, tax }) => (
          <Leader key={rate} label={texts.vatRate(vat, numberText(rate))} value={`${about}${euro(tax)}`} />
        ))}
        <Leader kind="total" label={texts.total} value={`${about}${euro(totals.gross)}`} />
        {(tip > 0 || giftCard) && (
          <>
            {tip > 0 && <Leader label={orderTipMessages.title} value={euro(toMoney(tip))} />}
            {giftCard && (
              <Leader label={giftCardMessages.line(giftCard.codeEnd)} value={moneyText(-giftCard.amount, currency)} />
            )}
            <Leader
              kind="total"
              label={order.isPaid || order.isCompleted ? orderTipMessages.paid : orderTipMessages.toPay}
              value={`${about}${euro(amountDue(order))}`}
            />
          </>
        )}
        {refunded > 0 && <Leader label={refundedLabel(order)} value={moneyText(-refunded, currency)} />}
        {returned > 0 && <Leader label={giftCardMessages.returnedLine} value={moneyText(-returned, currency)} />}
      </dl>
    </section>
  );
}

const Picture = ({ image }: { image: ImageRef | undefined }) =>
  image && (
    <img
      className={css.picture}
      src={imageUrl(image, 'thumbnail')}
      style={pictureStyle(image)}
      alt=""
      width="36"
      height="36"
      loading="lazy"
    />
  );
