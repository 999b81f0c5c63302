import { moneyText, numberText } from '@theke/admin/ui/format.ts';
import type { DayClose } from '@theke/contracts/ordering/day-close';
import { paymentMethodLabels } from '@theke/contracts/ordering/order';
import { fromMoney, subtract, sumOf, toMoney } from '@theke/rules/money/money';
import * as css from './close-tables.module.css';
import { dayClosesMessages } from './day-closes-messages.de.ts';
import { shownVat } from './shown-vat.ts';

export type Figures = Pick<
  DayClose,
  | 'currency'
  | 'orders'
  | 'methods'
  | 'vat'
  | 'delivery'
  | 'deposits'
  | 'discounts'
  | 'tips'
  | 'giftCards'
  | 'canceled'
  | 'outstanding'
>;

/** Money received, by payment method, and revenue by VAT rate. */
export const CloseTables = ({ figures }: { figures: Figures }) => (
  <>
    <MethodTable figures={figures} />
    <VatTable figures={figures} />
    <OtherFigures figures={figures} />
  </>
);

type Column = { label: string; isWide?: boolean };
type Row = { name: string; cells: readonly (string | number)[] };

/** Table with a title and a name for each row; wide columns are left out on phones. */
const FigureTable = ({ title, columns, rows }: { title: string; columns: readonly Column[]; rows: readonly Row[] }) => (
  <section className={css.section}>
    <h2>{title}</h2>
    <table className={css.table} aria-label={title}>
      <thead>
        <tr>
          {columns.map(({ label, isWide }) => (
            <th key={label} scope="col" className={isWide ? css.wide : undefined}>
              {label}
            </th>
          ))}
        </tr>
      </thead>
      <tbody>
        {rows.map(({ name, cells }) => (
          <tr key={name}>
            <th scope="row">{name}</th>
            {columns.slice(1).map(({ label, isWide }, index) => (
              <td key={label} className={isWide ? css.wide : undefined}>
                {cells[index]}
              </td>
            ))}
          </tr>
        ))}
      </tbody>
    </table>
  </section>
);

function MethodTable({ figures: { methods, orders, giftCards, currency } }: { figures: Figures }) {
  const texts = dayClosesMessages.methods;
  const redeemed = giftCards?.redeemed ?? 0;
  if (methods.length === 0 && redeemed === 0) return null;
  const total = (name: 'taken' | 'refunded', more = 0) =>
    fromMoney(sumOf([...methods.map((each) => toMoney(each[name])), toMoney(more)]));
  const rowOf = (
    name: string,
    { taken, refunded, orders }: { taken: number; refunded: number; orders: number },
  ): Row => {
    const balance = fromMoney(subtract(toMoney(taken), toMoney(refunded)));
    return { name, cells: [orders, ...[taken, -refunded, balance].map((sum) => moneyText(sum, currency))] };
  };
  const tipRow = (name: string, tips: number): Row => ({ name, cells: ['', '', '', moneyText(tips, currency)] });
  return (
    <FigureTable
      title={texts.title}
      columns={[
        { label: texts.method },
        { label: texts.orders, isWide: true },
        { label: texts.taken },
        { label: texts.refunded },
        { label: texts.balance },
      ]}
      rows={[
        ...methods.flatMap(({ method, tips = 0, ...sums }) => [
          rowOf(paymentMethodLabels[method], sums),
          ...(tips === 0 ? [] : [tipRow(texts.tipsOf(paymentMethodLabels[method]), tips)]),
        ]),
        ...(redeemed === 0
          ? []
          : [{ name: texts.giftCards, cells: ['', moneyText(redeemed, currency), '', moneyText(redeemed, currency)] }]),
        rowOf(texts.sum, { orders, taken: total('taken', redeemed), refunded: total('refunded') }),
      ]}
    />
  );
}

function VatTable({ figures: { vat, currency } }: { figures: Figures }) {
  const texts = dayClosesMessages.vat;
  if (vat.length === 0) return null;
  const { lines, sum } = shownVat(vat);
  const rowOf = (name: string, { net, tax, gross }: typeof sum): Row => ({
    name,
    cells: [net, tax, gross].map((amount) => moneyText(amount, currency)),
  });
  return (
    <FigureTable
      title={texts.title}
      columns={[texts.rate, texts.net, texts.tax, texts.gross].map((label) => ({ label }))}
      rows={[...lines.map((line) => rowOf(texts.percent(numberText(line.rate)), line)), rowOf(texts.sum, sum)]}
    />
  );
}

/** Figures that are not in every period; nothing if there are none. */
function OtherFigures({ figures }: { figures: Figures }) {
  const { delivery, deposits, discounts = 0, tips = 0, giftCards, canceled, outstanding, currency } = figures;
  const texts = dayClosesMessages.others;
  const facts = [
    [texts.delivery, delivery !== 0 && moneyText(delivery, currency)],
    [texts.deposits, deposits !== 0 && moneyText(deposits, currency)],
    [texts.discounts, discounts !== 0 && moneyText(-discounts, currency)],
    [texts.tips, tips !== 0 && moneyText(tips, currency)],
    [texts.giftCardsSold, Boolean(giftCards?.sold) && moneyText(giftCards?.sold ?? 0, currency)],
    [texts.canceled, canceled.number !== 0 && texts.canceledValue(canceled.number, moneyText(canceled.sum, currency))],
    [texts.outstanding, outstanding !== 0 && moneyText(outstanding, currency)],
  ].filter((fact): fact is [string, string] => fact[1] !== false);
  if (facts.length === 0) return null;
  return (
    <dl className={css.facts} aria-label={texts.title}>
      {facts.map(([name, value]) => (
        <div key={name}>
          <dt>{name}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
}
