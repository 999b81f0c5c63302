import { isOnlinePayment, type PaymentMethod } from '@theke/rules/payments/payment-methods';
import { wordsOfZone } from '@theke/rules/texts/words-of-zone';
import { icon } from '@theke/ui/icon';
import { Banknote, CreditCard, Globe, Ticket, Wallet } from 'lucide-react';
import { paymentName } from '../checkout/payment-name.ts';
import * as css from './kiosk.module.css';
import { kioskMessages as messages } from './kiosk-messages.de.ts';

const icons = { cash: Banknote, 'atm-card': CreditCard, 'meal-voucher': Ticket, card: Globe, paypal: Wallet };

type Props = {
  offered: readonly PaymentMethod[];
  chosen: PaymentMethod | undefined;
  onChoose: (method: PaymentMethod) => void;
  /** Time zone of the branch, whose country names the methods. */
  zone: string;
};

/** Payment methods as large tiles, each with the place where the guest pays. */
export const KioskPayments = ({ offered, chosen, onChoose, zone }: Props) => (
  <div className={css.payments}>
    {offered.map((method) => {
      const Icon = icons[method];
      return (
        <button
          key={method}
          type="button"
          className={css.pay}
          aria-pressed={method === chosen}
          onClick={() => onChoose(method)}
        >
          <Icon {...icon} size={36} />
          <span>
            <b>{paymentName(method, zone)}</b>
            <small>{isOnlinePayment(method) ? messages.here : wordsOfZone(zone).atTill}</small>
          </span>
        </button>
      );
    })}
  </div>
);
