import { formatMoney, formatUnitPrice, type Money } from '@theke/rules/money/money';
import * as css from './price.module.css';

type Props = {
  amount: Money;
  currency: string;
  /** "ca." or "ab". */
  prefix?: string | undefined;
  /** The unit after the slash: "kg". */
  per?: string | undefined;
};

/** Price with an emphasised number; its position depends on the language. */
export function Price({ amount, currency, prefix, per }: Props) {
  const parts = (per ? formatUnitPrice : formatMoney)(amount, currency).split('\u00a0');
  return (
    <span className={css.price}>
      {prefix && <span className={css.aside}>{prefix} </span>}
      {parts.map((part, index) =>
        /\d/.test(part) ? <b key={part}>{part}</b> : index > 0 ? `\u00a0${part}` : `${part}\u00a0`,
      )}
      {per && <span className={css.aside}> / {per}</span>}
    </span>
  );
}
