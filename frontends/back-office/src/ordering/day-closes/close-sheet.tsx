import { useShop } from '@theke/admin/api/shop.ts';
import { FactList } from '@theke/admin/ui/fact-list.tsx';
import { dateTimeText, moneyText } from '@theke/admin/ui/format.ts';
import type { DayCloseDetail } from '@theke/contracts/ordering/day-close';
import { paymentMethodLabels } from '@theke/contracts/ordering/order';
import { dateText, startOf } from '@theke/rules/time/local-time';
import { CloseEntries } from './close-entries.tsx';
import * as tables from './close-tables.module.css';
import { CloseTables } from './close-tables.tsx';
import * as css from './day-close-page.module.css';
import { dayClosesMessages } from './day-closes-messages.de.ts';
import { differenceText } from './difference-text.ts';

const { close: texts, count } = dayClosesMessages;

type Props = { close: DayCloseDetail; branch: string; zone: string };

/** The sheet of a close: head, tables, cash, refunds and cancellations. */
export function CloseSheet({ close, branch, zone }: Props) {
  const { shopName } = useShop().config;
  const { number, businessDay, from, closedAt, closedBy, orders } = close;
  return (
    <article className={css.sheet}>
      <header className={css.head}>
        <p>{[shopName, branch].filter(Boolean).join(', ')}</p>
        <h2>{texts.title(number)}</h2>
        <FactList
          className={tables.facts}
          facts={[
            [texts.day, dateText(startOf(businessDay))],
            [texts.period, texts.periodValue(dateTimeText(from, zone), dateTimeText(closedAt, zone))],
            [texts.by, closedBy.name],
            [texts.orders, String(orders)],
          ]}
        />
      </header>
      <CloseTables figures={close} />
      <Cash close={close} />
      <CloseEntries
        title={texts.refunds}
        zone={zone}
        currency={close.currency}
        entries={close.refunds.map((refund) => ({ ...refund, method: paymentMethodLabels[refund.method] }))}
      />
      <CloseEntries title={texts.cancellations} zone={zone} currency={close.currency} entries={close.cancellations} />
      <p className={css.signature}>{texts.signature}</p>
    </article>
  );
}

function Cash({ close: { cash, currency } }: { close: DayCloseDetail }) {
  const pieces = cash.pieces.map(({ value, number }) => `${number} × ${moneyText(value, currency)}`).join(', ');
  return (
    <section className={tables.section}>
      <h2>{texts.cash}</h2>
      <FactList
        className={tables.facts}
        facts={[
          [count.float, moneyText(cash.float, currency)],
          [count.taken, moneyText(cash.taken, currency)],
          [count.tips, Boolean(cash.tips) && moneyText(cash.tips ?? 0, currency)],
          [count.refunded, cash.refunded !== 0 && moneyText(-cash.refunded, currency)],
          [count.expected, moneyText(cash.expected, currency)],
          [count.counted, moneyText(cash.counted, currency)],
          [count.difference, moneyText(cash.difference, currency)],
        ]}
      />
      <p>{differenceText(cash.difference, currency)}</p>
      {pieces && (
        <p className={css.note}>
          {texts.pieces}: {pieces}
        </p>
      )}
      {cash.note && (
        <p className={css.note}>
          {texts.note}: {cash.note}
        </p>
      )}
    </section>
  );
}
