import { Checkbox } from '@theke/ui/checkbox';
import { useShop } from '@theke/ui/shop';
import { checkoutMessages } from './checkout-messages.de.ts';
import * as css from './checkout-page.module.css';

type Props = { isKept: boolean; onChange: (isKept: boolean) => void };

/**
 * Checkbox that allows the business to contact the guest about an abandoned cart. Never checked by default, and
 * optional.
 */
export function KeptCartField({ isKept, onChange }: Props) {
  const { config } = useShop();
  return (
    <div className={css.kept}>
      <Checkbox checked={isKept} aria-describedby="kept-cart-note" onChange={(event) => onChange(event.target.checked)}>
        {checkoutMessages.keptCart(config.businessName || config.shopName)}
      </Checkbox>
      <p className={css.note} id="kept-cart-note">
        {checkoutMessages.keptCartNote}
      </p>
    </div>
  );
}
