import { zoneOf } from '@theke/rules/hours/opening-status';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { clockText, localTime } from '@theke/rules/time/local-time';
import { useShop } from '@theke/ui/shop';
import * as css from './pay.module.css';
import { payMessages } from './pay-messages.de.ts';

type Props = {
  amount: number;
  currency: string;
  /** Branch id. */
  branch: string | null;
  facts: readonly { label: string; value: string }[];
};

/** Amount, branch and further facts of a payment. */
export function PaySum({ amount, currency, branch, facts }: Props) {
  const name = useShop().branches.find(({ id }) => id === branch)?.name;
  return (
    <>
      <p className={css.sum}>
        <span>{payMessages.toPay}</span>
        <b>{formatMoney(toMoney(amount), currency)}</b>
      </p>
      <dl className={css.facts}>
        {[...(name ? [{ label: payMessages.business, value: name }] : []), ...facts].map(({ label, value }) => [
          <dt key={`${label} dt`}>{label}</dt>,
          <dd key={`${label} dd`}>{value}</dd>,
        ])}
      </dl>
    </>
  );
}

/** Returns a function that formats an instant in a branch's time zone: "18:29". */
export function useClock(branch: string | null): (at: string) => string {
  const zone = zoneOf(useShop().branches.find(({ id }) => id === branch) ?? {});
  return (at) => clockText(localTime(zone, Date.parse(at)));
}
