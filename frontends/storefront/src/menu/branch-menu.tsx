import type { Branch } from '@theke/contracts/catalog/branch';
import { isOpenFor, zoneOf } from '@theke/rules/hours/opening-status';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { Empty } from '@theke/ui/empty';
import { ErrorPanel } from '@theke/ui/error-panel';
import { useShop } from '@theke/ui/shop';
import { useNow } from '@theke/ui/use-now';
import { useMemo, useRef, useState } from 'react';
import { branchState } from '../branch-list/branch-state.ts';
import { refusal } from '../branch-list/refusal.ts';
import { CounterPlace } from '../cart/counter-place.tsx';
import { useHasSlip } from '../cart/use-has-slip.ts';
import { LastOrderLink } from '../last-order/last-order-link.tsx';
import { lazyPage } from '../lazy-page.tsx';
import { messages } from '../messages.de.ts';
import { usePlace } from '../router/place.ts';
import { soldCard } from '../shop/sold-card.ts';
import { useCapacity } from '../shop/use-capacity.ts';
import { useCard } from '../shop/use-card.ts';
import type { Allergen, freeOf } from './allergen-filter/free-of.ts';
import { CategoryBar } from './category-bar.tsx';
import { ClosedPanel } from './closed-panel.tsx';
import { laidDishes } from './laid-dishes.ts';
import { MenuGroup } from './menu-group.tsx';
import { MenuHero } from './menu-hero.tsx';
import * as css from './menu-page.module.css';
import { menuSections, rowsIn } from './menu-sections.ts';
import { MenuSkeleton } from './menu-skeleton.tsx';
import { OrderTypeAndArea } from './order-type-and-area.tsx';
import { UnavailableNotice } from './unavailable-notice.tsx';
import { useFoundSections } from './use-found-sections.ts';
import { useOrdering } from './use-ordering.ts';
import { useUnseenSkipped } from './use-unseen-skipped.ts';

const noAllergens: readonly Allergen[] = [];

const PreorderTimes = lazyPage(() => import(/* webpackChunkName: "preorder" */ './preorder/preorder-times.tsx'), null);
const AskedTable = lazyPage(() => import(/* webpackChunkName: "asked-table" */ './asked-table.tsx'), null);
const AllergenFilter = lazyPage(
  () => import(/* webpackChunkName: "allergens" */ './allergen-filter/allergen-filter.tsx'),
  <div className={css.filter} />,
);
const Slip = lazyPage(() => import(/* webpackChunkName: "slip" */ '../cart/slip-beside.tsx'), null);
const Counter = lazyPage(() => import(/* webpackChunkName: "counter" */ '../cart/counter.tsx'), <CounterPlace />);
const CartSheet = lazyPage(() => import(/* webpackChunkName: "cart" */ '../cart/cart-sheet.tsx'), null);
const BranchAbout = lazyPage(() => import(/* webpackChunkName: "about" */ '../about/branch-about.tsx'), null);
const Configure = lazyPage(() => import(/* webpackChunkName: "configure" */ '../configure/configure.tsx'), null);

/** A branch's menu with the cart beside or below it. */
export function BranchMenu({ branch }: { branch: Branch }) {
  const { config, branches } = useShop();
  const { data, isError, refetch } = useCard(branch);
  const { soldOut } = useCapacity(branch.id);
  const now = useNow(20_000);
  const zone = zoneOf(branch);
  const minute = Math.floor(now.getTime() / 60_000);
  // Recalculated at most once a minute, because a new menu also updates the cart.
  const card = useMemo(() => data && soldCard(data, zone, new Date(minute * 60_000)), [data, zone, minute]);
  const { search } = usePlace();
  const hasSlip = useHasSlip();
  const ordering = useOrdering(branch, card?.products);
  const { cart, choice } = ordering;

  const sections = useMemo(
    () => (card ? menuSections(card, zone, now, new Set(soldOut)) : []),
    [card, zone, now, soldOut],
  );
  const [typed, setTyped] = useState<string>();
  // The filter function is loaded with the filter, to keep the first load small.
  const [filter, setFilter] = useState<{ chosen: readonly Allergen[]; apply: typeof freeOf }>();
  const free = filter?.apply(sections, filter.chosen, card?.products ?? []) ?? { sections, hidden: 0 };
  const found = useFoundSections(free.sections, typed);
  const list = useRef<HTMLDivElement>(null);
  useUnseenSkipped(list, found);
  const isLabelled = sections.some(({ rows }) =>
    rows.some(({ product }) => product.allergens.length || product.additives?.length),
  );
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
        <div ref={list}>
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
          <div className={css.last}>
            <UnavailableNotice />
            <LastOrderLink />
          </div>
          {config.enablePluginCategoryBar && sections.length > 1 && (
            <CategoryBar
              categories={(free.hidden > 0 ? free.sections : sections).map(({ category }) => category)}
              typed={typed}
              onSearch={setTyped}
            />
          )}
          {isLabelled && (
            <AllergenFilter
              sections={sections}
              chosen={filter?.chosen ?? noAllergens}
              hidden={free.hidden}
              left={rowsIn(free.sections)}
              onChoose={(chosen, apply) => setFilter({ chosen, apply })}
            />
          )}
          {sections.length > 0 && found.length === 0 && (
            <Empty
              role="status"
              title={free.sections.length > 0 ? messages.menu.notFound(typed?.trim() ?? '') : messages.menu.noneFree}
              action={
                <Button
                  kind="second"
                  onClick={() => {
                    setTyped(undefined);
                    if (free.sections.length === 0) setFilter(undefined);
                  }}
                >
                  {messages.list.reset}
                </Button>
              }
            />
          )}
          {found.map((section, index) => (
            <MenuGroup
              key={section.category.id}
              section={section}
              currency={config.currency}
              cart={cart}
              isShopOpen={isShopOpen}
              isFirst={index === 0 && found === sections}
              onAdd={ordering.add}
              onOpen={ordering.open}
            />
          ))}
          {!card && !isError && <MenuSkeleton />}
          {!card && isError && (
            <ErrorPanel
              message={messages.menu.productsFailed}
              text={messages.loadFailedText}
              retryLabel={messages.retry}
              onRetry={() => void refetch()}
            />
          )}
          {card && sections.length === 0 && <Empty title={messages.menu.empty} text={messages.menu.emptyText} />}
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
