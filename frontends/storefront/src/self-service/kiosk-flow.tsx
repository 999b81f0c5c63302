import type { Branch } from '@theke/contracts/catalog/branch';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { useShop } from '@theke/ui/shop';
import { useNow } from '@theke/ui/use-now';
import { useEffect, useEffectEvent, useMemo, useState } from 'react';
import { cartOrder } from '../cart/cart-order.ts';
import { pendingAttempt } from '../checkout/pending-attempt.ts';
import Configure from '../configure/configure.tsx';
import { useDiscounted } from '../discounts/use-discounted.ts';
import { useOrdering } from '../menu/use-ordering.ts';
import { soldCard } from '../shop/sold-card.ts';
import { useCapacity } from '../shop/use-capacity.ts';
import { useCard } from '../shop/use-card.ts';
import { useExpected } from '../shop/use-expected.ts';
import { CallStep } from './call-step.tsx';
import { CartStep } from './cart-step.tsx';
import * as css from './kiosk.module.css';
import { KioskMenu } from './kiosk-menu.tsx';
import { KioskTop } from './kiosk-top.tsx';
import { type KioskWay, kioskWays } from './kiosk-ways.ts';
import { PayStep } from './pay-step.tsx';
import { WayStep } from './way-step.tsx';

type Step = 'way' | 'menu' | 'cart' | 'call' | 'pay';
type Props = { branch: Branch; isPaymentFailed?: boolean };

/** An order at a kiosk (KIOSK-03): here or away, products, the order, name or number, payment. */
export function KioskFlow({ branch, isPaymentFailed = false }: Props) {
  const { config } = useShop();
  const now = useNow(20_000);
  const { data, isError, refetch } = useCard(branch);
  const { soldOut } = useCapacity(branch.id);
  const zone = zoneOf(branch);
  const minute = Math.floor(now.getTime() / 60_000);
  const card = useMemo(() => data && soldCard(data, zone, new Date(minute * 60_000)), [data, zone, minute]);
  const ordering = useOrdering(branch, card?.products);
  const { cart, chooseType } = ordering;
  const order = useDiscounted(cartOrder(cart, branch, config), cart, branch, now);
  const { isTooLate } = useExpected({ branch, orderType: 'takeaway', area: undefined, products: [], now });
  const ways = isTooLate ? [] : kioskWays(branch, config.currency, now);
  const [step, setStep] = useState<Step>(() => {
    if (isPaymentFailed || pendingAttempt(config.shopKey, branch.identifier)) return 'pay';
    return ways.length > 1 ? 'way' : 'menu';
  });
  const way: KioskWay = order.orderType === 'dineIn' ? 'dineIn' : 'takeaway';

  const chooseOnly = useEffectEvent(() => {
    if (step === 'menu' && ways[0]) chooseType(ways[0]);
  });
  useEffect(() => chooseOnly(), []);
  const go = (next: Step) => {
    setStep(next);
    document.documentElement.scrollTop = 0;
  };
  const steps = { branch, cart, order, now };

  return (
    <main className={css.kiosk}>
      <KioskTop />
      {step === 'way' && (
        <WayStep
          ways={ways}
          onChoose={(chosen) => {
            chooseType(chosen);
            go('menu');
          }}
        />
      )}
      {step === 'menu' && (
        <KioskMenu
          {...steps}
          {...{ card, isError, soldOut, ordering }}
          isOpen={ways.length > 0}
          onRetry={() => void refetch()}
          onBack={ways.length > 1 ? () => go('way') : undefined}
          onReview={() => go('cart')}
        />
      )}
      {step === 'cart' && (
        <CartStep {...steps} ordering={ordering} onBack={() => go('menu')} onContinue={() => go('call')} />
      )}
      {step === 'call' && <CallStep {...steps} way={way} onBack={() => go('cart')} onContinue={() => go('pay')} />}
      {step === 'pay' && (
        <PayStep
          {...steps}
          isPaymentFailed={isPaymentFailed}
          onBack={() => go('call')}
          onMenu={() => {
            void refetch();
            go('menu');
          }}
        />
      )}
      {ordering.configured && (
        <Configure
          key={ordering.configured.item.product.id}
          {...ordering.configured}
          products={card?.products ?? []}
          soldOut={soldOut}
          currency={config.currency}
          onDone={ordering.finish}
          onClose={ordering.close}
        />
      )}
    </main>
  );
}
