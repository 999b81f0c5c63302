import { moneyText, numberText } from '@theke/admin/ui/format.ts';
import type { DayClose } from '@theke/contracts/ordering/day-close';
import { paymentMethodLabels } from '@theke/contracts/ordering/order';
import { fromMoney, subtract, sumOf, toMoney } from '@theke/rules/money/money';
import * as css from './close-tables.module.css';
import { dayClosesMessages } from './day-closes-messages.de.ts';
import { shownVat } from './shown-vat.ts';

export type Figures = Pick<
  DayClose,
  'currency' | 'orders' | 'methods' | 'vat' | 'delivery' | 'deposits' | 'canceled' | 'outstanding'
>;

/** Money received, by payment method, and revenue by VAT rate. */
export const CloseTables = ({ figures }: { figures: Figures }) => (
  <>
    <MethodTable figures={figures} />
    <VatTable figures={figures} />
    <OtherFigures figures={figures} />
  </>
);

function MethodTable({ figures: { methods, orders, currency } }: { figures: Figures }) {
  const texts = dayClosesMessages.methods;
  if (methods.length === 0) return null;
  const total = (name: 'taken' | 'refunded') => fromMoney(sumOf(methods.map((each) => toMoney(each[name]))));
  const rows = [
    ...methods.map(({ method, ...sums }) => ({ name: paymentMethodLabels[method], ...sums })),
    { name: texts.sum, orders, taken: total('taken'), refunded: total('refunded') },
  ];
  return (
    <section className={css.section}>
      <h2>{texts.title}</h2>
      <table className={css.table} aria-label={texts.title}>
        <thead>
          <tr>
            <th scope="col">{texts.method}</th>
            <th scope="col" className={css.wide}>
              {texts.orders}
            </th>
            <th scope="col">{texts.taken}</th>
            <th scope="col">{texts.refunded}</th>
            <th scope="col">{texts.balance}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, taken, refunded, orders }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td className={css.wide}>{orders}</td>
              <td>{moneyText(taken, currency)}</td>
              <td>{moneyText(-refunded, currency)}</td>
              <td>{moneyText(fromMoney(subtract(toMoney(taken), toMoney(refunded))), currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

function VatTable({ figures: { vat, currency } }: { figures: Figures }) {
  const texts = dayClosesMessages.vat;
  if (vat.length === 0) return null;
  const { lines, sum } = shownVat(vat);
  const rows = [
    ...lines.map(({ rate, ...split }) => ({ name: texts.percent(numberText(rate)), ...split })),
    { name: texts.sum, ...sum },
  ];
  return (
    <section className={css.section}>
      <h2>{texts.title}</h2>
      <table className={css.table} aria-label={texts.title}>
        <thead>
          <tr>
            <th scope="col">{texts.rate}</th>
            <th scope="col">{texts.net}</th>
            <th scope="col">{texts.tax}</th>
            <th scope="col">{texts.gross}</th>
          </tr>
        </thead>
        <tbody>
          {rows.map(({ name, net, tax, gross }) => (
            <tr key={name}>
              <th scope="row">{name}</th>
              <td>{moneyText(net, currency)}</td>
              <td>{moneyText(tax, currency)}</td>
              <td>{moneyText(gross, currency)}</td>
            </tr>
          ))}
        </tbody>
      </table>
    </section>
  );
}

/** Figures that are not in every period; nothing if there are none. */
function OtherFigures({ figures: { delivery, deposits, canceled, outstanding, currency } }: { figures: Figures }) {
  const texts = dayClosesMessages.others;
  const facts = [
    [texts.delivery, delivery !== 0 && moneyText(delivery, currency)],
    [texts.deposits, deposits !== 0 && moneyText(deposits, currency)],
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
