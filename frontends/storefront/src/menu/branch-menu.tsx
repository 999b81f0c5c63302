import type { Branch } from '@theke/contracts/catalog/branch';
import { isOpenFor } from '@theke/rules/hours/opening-status';
import { classNames } from '@theke/ui/class-names';
import { useShop } from '@theke/ui/shop';
import { useNow } from '@theke/ui/use-now';
import { branchState } from '../branch-list/branch-state.ts';
import { refusal } from '../branch-list/refusal.ts';
import { CounterPlace } from '../cart/counter-place.tsx';
import { useHasSlip } from '../cart/use-has-slip.ts';
import { lastOrder } from '../last-order/last-order.ts';
import { lazyPage } from '../lazy-page.tsx';
import { usePlace } from '../router/place.ts';
import { useCapacity } from '../shop/use-capacity.ts';
import { ClosedPanel } from './closed-panel.tsx';
import { laidDishes } from './laid-dishes.ts';
import { MenuHero } from './menu-hero.tsx';
import { MenuList } from './menu-list.tsx';
import * as css from './menu-page.module.css';
import { OrderTypeAndArea } from './order-type-and-area.tsx';
import { useOrdering } from './use-ordering.ts';
import { useShownMenu } from './use-shown-menu.ts';

const PreorderTimes = lazyPage(() => import(/* webpackChunkName: "preorder" */ './preorder/preorder-times.tsx'), null);
const AskedTable = lazyPage(() => import(/* webpackChunkName: "asked-table" */ './asked-table.tsx'), null);
const MenuNotices = lazyPage(
  () => import(/* webpackChunkName: "notices" */ './menu-notices.tsx'),
  <div className={css.notice} />,
);
const MenuOffers = lazyPage(() => import(/* webpackChunkName: "offers" */ './offers/menu-offers.tsx'), null);
const Slip = lazyPage(() => import(/* webpackChunkName: "slip" */ '../cart/slip-beside.tsx'), null);
const Counter = lazyPage(() => import(/* webpackChunkName: "counter" */ '../cart/counter.tsx'), <CounterPlace />);
const CartSheet = lazyPage(() => import(/* webpackChunkName: "cart" */ '../cart/cart-sheet.tsx'), null);
const BranchAbout = lazyPage(() => import(/* webpackChunkName: "about" */ '../about/branch-about.tsx'), null);
const Configure = lazyPage(() => import(/* webpackChunkName: "configure" */ '../configure/configure.tsx'), null);

/** A branch's menu with the cart beside or below it. */
export function BranchMenu({ branch }: { branch: Branch }) {
  const { config, branches } = useShop();
  const { soldOut } = useCapacity(branch.id);
  const now = useNow(20_000);
  const menu = useShownMenu(branch, soldOut, now);
  const { card, isError, sections } = menu;
  const { search, state } = usePlace();
  const last = lastOrder(config.shopKey);
  const hasSlip = useHasSlip();
  const ordering = useOrdering(branch, card?.products);
  const { cart, choice } = ordering;
  const refused = refusal(branch, choice.orderType, now);
  const isShopOpen = refused.length === 0;
  const asksWhen =
    isShopOpen && branch.isPreorderEnabled && !branch.isQuotationRequired && !isOpenFor(branch, choice.orderType, now);
  const slip = {
    branch,
    cart,
    now,
    currency: config.currency,
    ...ordering.lines,
  };

  return (
    <main>
      {search.includes('table=') && <AskedTable branch={branch} />}
      <MenuHero
        branch={branch}
        state={branchState(branch, now)}
        dishes={card || isError ? laidDishes(sections) : undefined}
      />
      <div className={classNames(css.body, !isShopOpen && css.alone)}>
        <div ref={menu.list}>
          {isShopOpen ? (
            <OrderTypeAndArea
              branch={branch}
              choice={choice}
              currency={config.currency}
              now={now}
              onType={ordering.chooseType}
              onArea={ordering.chooseArea}
            />
          ) : (
            <ClosedPanel branch={branch} sentences={refused} hasOthers={branches.length > 1} now={now} />
          )}
          {asksWhen && <PreorderTimes of={{ branch, cart, now }} choice={choice} onWish={ordering.wish} />}
          <div className={css.last}>{(state || (last && !last.isUnpaid)) && <MenuNotices />}</div>
          {config.announcesOffers && <MenuOffers branch={branch} now={now} menu={menu} ordering={ordering} />}
          <MenuList menu={menu} ordering={ordering} isShopOpen={isShopOpen} />
        </div>
        {isShopOpen && hasSlip && <Slip {...slip} />}
      </div>
      {(card || isError) && <BranchAbout branch={branch} now={now} />}
      {isShopOpen && <Counter {...slip} onShow={ordering.showCart} />}
      {ordering.isCartShown && cart.items.length > 0 && (
        <CartSheet {...slip} onNote={ordering.note} onClose={ordering.hideCart} />
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
