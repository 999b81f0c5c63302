import { buttonClass } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { Notice } from '@theke/ui/notice';
import { useShop } from '@theke/ui/shop';
import { Link, useParams } from 'react-router';
import { useCart } from '../cart/use-cart.ts';
import { messages } from '../messages.de.ts';
import { NotFoundPage } from '../not-found-page.tsx';
import * as page from '../page.module.css';
import { Checkout } from './checkout.tsx';
import { checkoutMessages } from './checkout-messages.de.ts';

/** `/store/{identifier}/checkout`, and `.../error` after a payment that failed: an empty cart leaves only the way back. */
export default function CheckoutPage({ isPaymentFailed = false }: { isPaymentFailed?: boolean }) {
  const { branchIdentifier = '' } = useParams();
  const { branches } = useShop();
  const [cart, change] = useCart(branchIdentifier);
  const branch = branches.find(({ identifier }) => identifier === branchIdentifier);
  if (!branch) return <NotFoundPage />;
  if (cart.items.length > 0)
    return <Checkout branch={branch} cart={cart} change={change} isPaymentFailed={isPaymentFailed} />;
  return (
    <main className={page.wrap}>
      {isPaymentFailed && (
        <Notice kind="late" role="alert">
          {checkoutMessages.paymentFailed}
        </Notice>
      )}
      <Empty
        isPageTitle
        title={messages.cart.empty}
        text={messages.cart.emptyText}
        action={
          <Link className={buttonClass()} to={`/store/${branch.identifier}`}>
            {messages.cart.toMenu}
          </Link>
        }
      />
    </main>
  );
}
