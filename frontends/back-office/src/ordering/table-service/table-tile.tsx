import { moneyText } from '@theke/admin/ui/format.ts';
import type { Table } from '@theke/contracts/catalog/table';
import type { TableBill } from '@theke/contracts/ordering/table-bill';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { BellRing, HandCoins, Timer } from 'lucide-react';
import { Link } from 'react-router';
import { tableServiceMessages as texts } from './table-service-messages.de.ts';
import * as css from './table-tile.module.css';

const wishIcons = { service: BellRing, pay: HandCoins };

type Props = { table: Table; bill: TableBill | undefined; now: number };

/** A table: free, or with its open sum, the minutes since it was opened, and what its guests wish. */
export function TableTile({ table, bill, now }: Props) {
  const WishIcon = bill?.wish && wishIcons[bill.wish];
  return (
    <li>
      <Link
        className={classNames(css.tile, bill && css.open, Boolean(bill?.wish) && css.wish)}
        to={`/table-service/${table.id}`}
      >
        <b>{texts.table(table.identifier)}</b>
        {!bill && <span>{texts.free}</span>}
        {bill && (
          <>
            <span className={css.sum}>
              {bill.open > 0 || bill.rounds === 0 ? moneyText(bill.open, bill.currency) : texts.paid}
            </span>
            <span>{texts.since(minutesSince(bill.openedAt, now))}</span>
          </>
        )}
        {bill?.wish && WishIcon && (
          <span className={css.mark}>
            <WishIcon {...icon} size={18} />
            {texts.wishes[bill.wish]}
          </span>
        )}
        {bill?.isCourseHeld && !bill.wish && (
          <span className={css.mark}>
            <Timer {...icon} size={18} />
            {texts.held}
          </span>
        )}
      </Link>
    </li>
  );
}

/** Full minutes since an instant. */
const minutesSince = (at: string, now: number): number => Math.max(0, Math.floor((now - Date.parse(at)) / 60_000));
