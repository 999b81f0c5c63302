import { giftCardPath } from '@theke/rules/gift-cards/gift-card-path';
import { giftCardPayments } from '@theke/rules/gift-cards/online-sale';
import { buttonClass } from '@theke/ui/button';
import { useShop } from '@theke/ui/shop';
import { Link } from '../router/link.tsx';
import { giftCardMessages as texts } from './gift-card-messages.de.ts';

/** Link to the sale of gift cards, if a branch sells them online (GIFT-13). */
export function BuyLink() {
  const { branches, config } = useShop();
  return branches.some((branch) => giftCardPayments(config, branch).length > 0) ? (
    <Link className={buttonClass({ kind: 'second' })} to={giftCardPath}>
      {texts.buy}
    </Link>
  ) : null;
}
