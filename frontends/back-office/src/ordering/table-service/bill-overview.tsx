import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { moneyText, timeText } from '@theke/admin/ui/format.ts';
import type { TableBillDetail } from '@theke/contracts/ordering/table-bill';
import { clearTableWish } from '@theke/contracts/ordering/table-bill-endpoints';
import { fromMoney, subtract, toMoney } from '@theke/rules/money/money';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Leader } from '@theke/ui/leader';
import { Notice } from '@theke/ui/notice';
import { QrCode } from 'lucide-react';
import { useState } from 'react';
import { methodName } from '../shared/method-name.ts';
import * as css from './bill-overview.module.css';
import { GuestCodeDialog } from './guest-code-dialog.tsx';
import { ReservedParts } from './reserved-parts.tsx';
import { RoundCard } from './round-card.tsx';
import { tableServiceMessages } from './table-service-messages.de.ts';
import { billsKey } from './use-table-bills.ts';

const { bill: texts, wishes } = tableServiceMessages;

/** Sums, the guests' wish, rounds and payments of a bill. */
export function BillOverview({ bill }: { bill: TableBillDetail }) {
  const zone = useZoneOf()(bill.branch.id);
  const [isCodeShown, setCodeShown] = useState(false);
  const done = useAction(clearTableWish, { invalidates: [billsKey] });
  const money = (amount: number) => moneyText(amount, bill.currency);
  const paid = fromMoney(subtract(toMoney(bill.total), toMoney(bill.open)));
  const last = bill.orders.at(-1);
  return (
    <>
      {bill.wish && (
        <Notice kind="soon" role="status" className={css.wish}>
          <b>{wishes[bill.wish]}</b>
          <Button
            kind="second"
            size="small"
            busyLabel={done.isBusy && texts.wishDone}
            onClick={() => void done.run({ params: { id: bill.id }, body: {} })}
          >
            {texts.wishDone}
          </Button>
        </Notice>
      )}
      <section className={css.sums} aria-label={texts.number(bill.number)}>
        <div>
          <h2>{texts.number(bill.number)}</h2>
          <p>{texts.opened(bill.openedBy, timeText(bill.openedAt, zone))}</p>
        </div>
        <dl>
          <Leader label={texts.total} value={money(bill.total)} />
          {paid > 0 && <Leader label={texts.paid} value={money(paid)} />}
          <Leader kind="total" label={texts.open} value={money(bill.open)} />
        </dl>
        {last && (
          <Button kind="second" onClick={() => setCodeShown(true)}>
            <QrCode {...icon} size={18} />
            {texts.guestCode}
          </Button>
        )}
      </section>
      <section aria-label={texts.rounds}>
        <ol className={css.rounds}>
          {bill.orders.map((order, index) => (
            <RoundCard key={order.id} order={order} number={index + 1} openItems={bill.openItems} />
          ))}
        </ol>
      </section>
      {bill.reserved.length > 0 && <ReservedParts bill={bill} />}
      {bill.settlements.length > 0 && (
        <section className={css.payments}>
          <h2>{texts.payments}</h2>
          <ul>
            {bill.settlements.map(({ id, at, method, gross, tip }) => (
              <li key={id}>
                <span>
                  {timeText(at, zone)} {methodName(method, zone)}
                  {tip > 0 && <small>{texts.withTip(money(tip))}</small>}
                </span>
                <b>{money(gross)}</b>
              </li>
            ))}
          </ul>
        </section>
      )}
      {isCodeShown && last && <GuestCodeDialog order={last.id} onClose={() => setCodeShown(false)} />}
    </>
  );
}
