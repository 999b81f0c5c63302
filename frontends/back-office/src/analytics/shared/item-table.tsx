import * as table from '@theke/admin/ui/data-table.module.css';
import { moneyText } from '@theke/admin/ui/format.ts';
import type { readPopularItems } from '@theke/contracts/analytics/order-statistics';
import type { StatisticQuery } from '@theke/contracts/analytics/statistic';
import type { Replied } from '@theke/contracts/endpoint';
import { amountText } from '@theke/rules/units/amount-text';
import { classNames } from '@theke/ui/class-names';
import { imageUrl } from '@theke/ui/image-url';
import { Link } from 'react-router';
import * as css from './figures-table.module.css';
import { FiguresTable } from './figures-table.tsx';
import { OrdersLink } from './orders-link.tsx';
import { ordersOf } from './orders-of.ts';
import { ShareBar } from './share-bar.tsx';
import { statisticsMessages } from './statistics-messages.de.ts';
import { useProductPictures } from './use-product-pictures.ts';

const messages = statisticsMessages.items;
const number = classNames(table.right, table.number);
type Props = {
  items: Replied<typeof readPopularItems>;
  range: StatisticQuery;
  currency: string;
  /** Rows shown; the export contains all. */
  most?: number;
};

/** Best-selling products, with bars relative to the first. */
export function ItemTable({ items: { rows }, range, currency, most = 10 }: Props) {
  const top = rows.slice(0, most);
  const pictures = useProductPictures(top.map(({ product }) => product));
  const max = Math.max(0, ...rows.map(({ orders }) => orders));
  if (max === 0) return <p className={css.empty}>{messages.empty}</p>;
  return (
    <FiguresTable name={messages.product} figures={[messages.orders, { wide: messages.amount }, messages.revenue]}>
      {top.map(({ product, name, unit, orders, amount, gross }) => (
        <tr key={`${product} ${unit}`}>
          <td className={table.wraps}>
            <span className={css.item}>
              {pictures.size > 0 && <Picture image={pictures.get(product)} />}
              <span>
                <Link to={`/products/${product}`}>{name}</Link>
                <ShareBar count={orders} total={max} />
              </span>
            </span>
          </td>
          <td className={number}>
            <OrdersLink count={orders} to={ordersOf(range, 'counted', { product })} />
          </td>
          <td className={classNames(number, css.amount)}>{amountText(amount, unit)}</td>
          <td className={number}>{moneyText(gross, currency)}</td>
        </tr>
      ))}
    </FiguresTable>
  );
}

/** A placeholder keeps the space where other rows have a picture. */
const Picture = ({ image }: { image: Parameters<typeof imageUrl>[0] | undefined }) =>
  image ? (
    <img className={table.picture} src={imageUrl(image, 'thumbnail')} alt="" width="36" height="36" loading="lazy" />
  ) : (
    <span className={table.picture} aria-hidden="true" />
  );
