import { Button } from '@theke/ui/button';
import { useShop } from '@theke/ui/shop';
import { totalText } from '../cart/about-text.ts';
import type { CartOrder } from '../cart/cart-order.ts';
import { KioskBar } from './kiosk-bar.tsx';
import { kioskMessages as messages } from './kiosk-messages.de.ts';

type Props = { order: CartOrder; isReady: boolean; onBack: () => void; onPay: () => void };

/** The button that sends the order, with its total. */
export function PayBar({ order: { price }, isReady, onBack, onPay }: Props) {
  const { config } = useShop();
  const total = totalText(price.totals.total.gross, config.currency, price);
  return (
    <KioskBar onBack={onBack}>
      <Button size="large" isWide disabled={!isReady} onClick={onPay}>
        {price.isPriceHidden ? messages.order : messages.pay(total)}
      </Button>
    </KioskBar>
  );
}
