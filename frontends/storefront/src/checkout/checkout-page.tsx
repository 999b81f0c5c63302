import { buttonClass } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { Notice } from '@theke/ui/notice';
import { useShop } from '@theke/ui/shop';
import { useState } from 'react';
import type { Cart } from '../cart/cart.ts';
import { cartMessages } from '../cart/cart-messages.de.ts';
import { useCart } from '../cart/use-cart.ts';
import { NotFound } from '../not-found.tsx';
import * as page from '../page.module.css';
import { Link } from '../router/link.tsx';
import { usePathParts } from '../router/pages-by-path.tsx';
import { Checkout } from './checkout.tsx';
import { checkoutMessages } from './checkout-messages.de.ts';

/** Page `/store/{identifier}/checkout`, or `.../error` after a failed payment. An empty cart only shows a link back. */
export default function CheckoutPage({ isPaymentFailed = false }: { isPaymentFailed?: boolean }) {
  const { branchIdentifier = '' } = usePathParts();
  const { branches } = useShop();
  const [inStore, change] = useCart(branchIdentifier);
  // Keeps showing the ordered items until the order's page is loaded, because the cart is emptied first.
  const [ordered, setOrdered] = useState<Cart>();
  const cart = ordered ?? inStore;
  const branch = branches.find(({ identifier }) => identifier === branchIdentifier);
  if (!branch) return <NotFound />;
  if (cart.items.length > 0)
    return <Checkout {...{ branch, cart, change, isPaymentFailed }} onOrdered={() => setOrdered(cart)} />;
  return (
    <main className={page.wrap}>
      {isPaymentFailed && (
        <Notice kind="late" role="alert">
          {checkoutMessages.paymentFailed}
        </Notice>
      )}
      <Empty
        isPageTitle
        title={cartMessages.empty}
        text={cartMessages.emptyText}
        action={
          <Link className={buttonClass()} to={`/store/${branch.identifier}`}>
            {cartMessages.toMenu}
          </Link>
        }
      />
    </main>
  );
}
