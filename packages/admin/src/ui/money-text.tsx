import { useShop } from '../api/shop.ts';
import * as css from './data-table.module.css';
import { moneyText } from './format.ts';

/** An amount in the business's currency, with "ca." or "ab" if it is not binding. */
export function MoneyText({ value, prefix }: { value: number; prefix?: string }) {
  const { currency } = useShop().config;
  return (
    <span className={css.number}>
      {prefix && <span className={css.muted}>{prefix} </span>}
      {moneyText(value, currency)}
    </span>
  );
}
