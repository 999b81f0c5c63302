import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { dateTimeText, moneyText } from '@theke/admin/ui/format.ts';
import type { GiftCardDetail } from '@theke/contracts/ordering/gift-card';
import { Link } from 'react-router';
import * as css from './gift-card-page.module.css';
import { giftCardsMessages } from './gift-cards-messages.de.ts';

const { bookings: texts } = giftCardsMessages;

/** The account of a gift card, oldest booking first; the amounts add up to the balance. */
export function GiftCardBookings({ card: { bookings, branch, currency } }: { card: GiftCardDetail }) {
  const zone = useZoneOf()(branch.id);
  return (
    <section>
      <h2>{texts.title}</h2>
      <table className={css.bookings} aria-label={texts.title}>
        <thead>
          <tr>
            <th scope="col">{texts.what}</th>
            <th scope="col" className={css.wide}>
              {texts.at}
            </th>
            <th scope="col" className={css.wide}>
              {texts.by}
            </th>
            <th scope="col">{texts.amount}</th>
          </tr>
        </thead>
        <tbody>
          {bookings.map(({ at, kind, amount, money = amount, by, reason, order }, index) => (
            // biome-ignore lint/suspicious/noArrayIndexKey: bookings are only added at the end
            <tr key={index}>
              <th scope="row">
                {texts.kinds[kind]}
                {order && (
                  <>
                    {' '}
                    <Link to={`/orders/${order.id}`}>{texts.order(order.uid)}</Link>
                  </>
                )}
                {reason && `, ${reason}`}
              </th>
              <td className={css.wide}>{dateTimeText(at, zone)}</td>
              <td className={css.wide}>{by}</td>
              <td>{money === 0 ? '' : moneyText(money, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}
