import type { PaymentMethod } from '@theke/rules/payments/payment-methods';
import { icon } from '@theke/ui/icon';
import { Banknote, CreditCard, Globe, Ticket, Wallet } from 'lucide-react';
import * as tile from '../tile.module.css';
import { checkoutMessages } from './checkout-messages.de.ts';
import * as css from './checkout-page.module.css';
import { paymentName } from './payment-name.ts';
import { usePaymentHint } from './use-payment-hint.ts';

const icons = { cash: Banknote, 'atm-card': CreditCard, 'meal-voucher': Ticket, card: Globe, paypal: Wallet };

type Props = {
  /** Time zone of the branch. */
  zone: string;
  offered: readonly PaymentMethod[];
  chosen: PaymentMethod | undefined;
  error: string | undefined;
  onChoose: (method: PaymentMethod) => void;
};

/** Choice of the payment method, one tile each. */
export function PaymentTiles({ zone, offered, chosen, error, onChoose }: Props) {
  const hintOf = usePaymentHint(offered);
  return (
    <section className={css.section} id="paymentMethod" tabIndex={-1} aria-labelledby="paymentMethod-title">
      <h2 id="paymentMethod-title">{checkoutMessages.paying}</h2>
      <div className={css.payments}>
        {offered.map((method) => {
          const Icon = icons[method];
          return (
            <label key={method} className={css.pay}>
              <input
                className={tile.unseen}
                type="radio"
                name="paymentMethod"
                value={method}
                checked={method === chosen}
                onChange={() => onChoose(method)}
              />
              <Icon {...icon} />
              <span>
                {paymentName(method, zone)}
                {hintOf(method) && <small>{hintOf(method)}</small>}
              </span>
              <span className={css.radio} />
            </label>
          );
        })}
      </div>
      {offered.length === 0 && <p>{checkoutMessages.noPayment}</p>}
      {error && <p className={css.wrong}>{error}</p>}
    </section>
  );
}
