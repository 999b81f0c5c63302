import { formatMoney } from '@theke/rules/money/money';
import { donationPerOrder } from '@theke/rules/price/donation';
import { icon } from '@theke/ui/icon';
import { HeartHandshake } from 'lucide-react';
import { useState } from 'react';
import type { ChosenDonatee } from '../cart/cart.ts';
import { checkoutMessages } from './checkout-messages.de.ts';
import * as page from './checkout-page.module.css';
import * as css from './donation.module.css';
import { DonationPicker } from './donation-picker.tsx';

const { donation } = checkoutMessages;

type Props = {
  currency: string;
  chosen: ChosenDonatee | null;
  error: string | undefined;
  onChoose: (donatee: ChosenDonatee | null) => void;
};

/** Choice of the donatee of the shop's donation for this order (DONATE-02). */
export function DonationSection({ currency, chosen, error, onChoose }: Props) {
  const [isPicking, setIsPicking] = useState(false);
  const amount = formatMoney(donationPerOrder, currency);
  return (
    <section className={page.section} id="donatee" tabIndex={-1} aria-labelledby="donatee-title">
      <h2 id="donatee-title">{donation.title}</h2>
      <div className={css.give}>
        <HeartHandshake {...icon} size={24} />
        <p>
          <b>{chosen ? donation.goesTo(amount, chosen.name) : donation.toWhom(amount)}</b>
          <small>{donation.perOrder(amount)}</small>
        </p>
        <button
          type="button"
          className={css.choose}
          aria-describedby="donatee-title"
          onClick={() => setIsPicking(true)}
        >
          {chosen ? donation.change : donation.choose}
        </button>
      </div>
      {error && <p className={page.wrong}>{error}</p>}
      {isPicking && (
        <DonationPicker
          chosen={chosen}
          onClose={() => setIsPicking(false)}
          onChoose={(donatee) => {
            onChoose(donatee);
            setIsPicking(false);
          }}
        />
      )}
    </section>
  );
}
