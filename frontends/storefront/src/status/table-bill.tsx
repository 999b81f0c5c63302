import { useQuery, useQueryClient } from '@tanstack/react-query';
import type { PublicTableBill, TableWish } from '@theke/contracts/ordering/table-bill';
import type { readPublicTableBill, wishAtTable } from '@theke/contracts/ordering/table-bill-endpoints';
import { formatMoney, subtract, toMoney } from '@theke/rules/money/money';
import { timesText } from '@theke/rules/units/amount-text';
import type { Unit } from '@theke/rules/units/units';
import { call, route } from '@theke/ui/api-client';
import { Button } from '@theke/ui/button';
import { ofBusiness } from '@theke/ui/lang-attributes';
import { Leader } from '@theke/ui/leader';
import { Notice } from '@theke/ui/notice';
import { useSending } from '../use-sending.ts';
import { type OrderLink, orderKey } from './order-link.ts';
import { PayPart } from './pay-part.tsx';
import * as css from './table-bill.module.css';
import { tableBillMessages as texts } from './table-bill-messages.de.ts';

const billEndpoint = route<typeof readPublicTableBill>('GET', '/orders/public/:uid/:hash/bill');
const wishEndpoint = route<typeof wishAtTable>('PUT', '/orders/public/:uid/:hash/bill/wish');

/** The bill of the guest's table: all rounds, what is paid, and buttons that call the team (TABLE-10, TABLE-11). */
export default function TableBill({ link }: { link: OrderLink }) {
  const { data: bill } = useQuery({
    // Outdated with its order: the page's event stream reports both.
    queryKey: [...orderKey(link), 'bill'],
    queryFn: ({ signal }) => call(billEndpoint, { params: link }, signal),
    staleTime: 0,
  });
  if (!bill) return null;
  const money = (amount: number) => formatMoney(toMoney(amount), bill.currency);
  const paid = subtract(toMoney(bill.total), toMoney(bill.open));
  return (
    <section className={css.bill} aria-labelledby="bill-title">
      <h2 id="bill-title">{texts.title(bill.tableIdentifier)}</h2>
      <ol>
        {bill.rounds.map((round, index) => (
          <li key={round.placedAt}>
            <h3>{round.isOwn ? texts.own : texts.round(index + 1)}</h3>
            <Items items={round.items} money={money} />
          </li>
        ))}
      </ol>
      <dl>
        <Leader label={texts.total} value={money(bill.total)} />
        {paid > 0 && <Leader label={texts.alreadyPaid} value={formatMoney(paid, bill.currency)} />}
        <Leader kind="total" label={texts.open} value={money(bill.open)} />
      </dl>
      {bill.onlineMethods.length > 0 && <PayPart bill={bill} link={link} />}
      {bill.state === 'closed' ? (
        <p>{bill.open === 0 && bill.total > 0 ? texts.allPaid : texts.closed}</p>
      ) : (
        <Wishes bill={bill} link={link} />
      )}
    </section>
  );
}

type Item = PublicTableBill['rounds'][number]['items'][number];

const Items = ({ items, money }: { items: readonly Item[]; money: (amount: number) => string }) => (
  <dl>
    {items.map(({ name, amount, unit, gross, isPaid }, index) => (
      <Leader
        // biome-ignore lint/suspicious/noArrayIndexKey: items have no other key than their index
        key={index}
        label={
          <>
            {timesText(amount, unit as Unit)} <span {...ofBusiness}>{name}</span>
            {isPaid && <small className={css.paid}>{texts.paid}</small>}
          </>
        }
        value={money(gross)}
      />
    ))}
  </dl>
);

function Wishes({ bill, link }: { bill: PublicTableBill; link: OrderLink }) {
  const queries = useQueryClient();
  const { send, isPending, error } = useSending(
    (wish: TableWish | null) => call(wishEndpoint, { params: link, body: { wish } }),
    { onSuccess: (now) => queries.setQueryData([...orderKey(link), 'bill'], now) },
  );
  return (
    <div className={css.wishes}>
      {error !== undefined && (
        <Notice kind="late" role="alert">
          {texts.failed}
        </Notice>
      )}
      {bill.wish ? (
        <>
          <Notice kind="ok" role="status">
            {texts.called[bill.wish]}
          </Notice>
          <Button kind="quiet" busyLabel={isPending && texts.sending} onClick={() => send(null)}>
            {texts.takeBack}
          </Button>
        </>
      ) : (
        <div>
          <Button kind="second" busyLabel={isPending && texts.sending} onClick={() => send('service')}>
            {texts.service}
          </Button>
          <Button kind="second" busyLabel={isPending && texts.sending} onClick={() => send('pay')}>
            {texts.pay}
          </Button>
        </div>
      )}
    </div>
  );
}
