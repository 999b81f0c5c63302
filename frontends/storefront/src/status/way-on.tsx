import type { Branch } from '@theke/contracts/catalog/branch';
import type { PublicOrder } from '@theke/contracts/ordering/order';
import { buttonClass } from '@theke/ui/button';
import { Link } from '../router/link.tsx';
import type { Card } from '../shop/card.ts';
import { OrderAgain } from './order-again.tsx';
import { statusMessages } from './status-messages.de.ts';
import * as css from './status-page.module.css';

type Props = { order: PublicOrder; branch: Branch | undefined; card: Card | undefined; hasOthers: boolean };

/** Links for the guest of a cancelled order: order again, here or at another branch. */
export const WayOn = ({ order, branch, card, hasOthers }: Props) => (
  <div className={css.ways}>
    {branch?.isPublic && <OrderAgain order={order} branch={branch} card={card} isFirst />}
    {(hasOthers || !branch?.isPublic) && (
      <Link className={buttonClass({ kind: 'second', isWide: true })} to="/">
        {statusMessages.elsewhere}
      </Link>
    )}
  </div>
);
