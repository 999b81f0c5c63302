import type { Branch } from '@theke/contracts/catalog/branch';
import type { PublicOrder } from '@theke/contracts/ordering/order';
import { Button } from '@theke/ui/button';
import type { Card } from '../shop/card.ts';
import { statusMessages } from './status-messages.de.ts';
import { useOrderAgain } from './use-order-again.ts';

type Props = { order: PublicOrder; branch: Branch; card: Card | undefined; isFirst: boolean };

/** Puts an earlier order into the cart as available now, and navigates to the menu, which lists what is missing. */
export function OrderAgain({ order, branch, card, isFirst }: Props) {
  const orderAgain = useOrderAgain(branch);
  return (
    <Button
      size="large"
      isWide
      kind={isFirst ? 'main' : 'second'}
      disabled={!card}
      onClick={() => card && orderAgain(order, card)}
    >
      {statusMessages.again}
    </Button>
  );
}
