import type { Branch } from '@theke/contracts/catalog/branch';
import { itemCount } from '@theke/rules/cart/cart';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { Button } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { ErrorPanel } from '@theke/ui/error-panel';
import { Notice } from '@theke/ui/notice';
import { useShop } from '@theke/ui/shop';
import { Skeleton } from '@theke/ui/skeleton';
import { useMemo, useState } from 'react';
import { branchState } from '../branch-list/branch-state.ts';
import { totalText } from '../cart/about-text.ts';
import type { Cart } from '../cart/cart.ts';
import { cartMessages } from '../cart/cart-messages.de.ts';
import type { CartOrder } from '../cart/cart-order.ts';
import AllergenFilter from '../menu/allergen-filter/allergen-filter.tsx';
import { type Allergen, freeOf } from '../menu/allergen-filter/free-of.ts';
import { CategoryBar } from '../menu/category-bar.tsx';
import { foundSections } from '../menu/found-sections.ts';
import { MenuGroup } from '../menu/menu-group.tsx';
import { menuSections } from '../menu/menu-sections.ts';
import type { useOrdering } from '../menu/use-ordering.ts';
import { messages as shopMessages } from '../messages.de.ts';
import type { Card } from '../shop/card.ts';
import * as css from './kiosk.module.css';
import { KioskBar } from './kiosk-bar.tsx';
import { kioskMessages as messages } from './kiosk-messages.de.ts';

type Props = {
  branch: Branch;
  cart: Cart;
  order: CartOrder;
  now: Date;
  card: Card | undefined;
  isError: boolean;
  soldOut: readonly string[];
  ordering: ReturnType<typeof useOrdering>;
  /** Whether orders are possible now; otherwise the menu is read-only. */
  isOpen: boolean;
  onRetry: () => void;
  onBack: (() => void) | undefined;
  onReview: () => void;
};

/** The menu at a kiosk, with the order's count and sum at the bottom. */
export function KioskMenu({ branch, cart, order, now, card, isError, soldOut, ordering, isOpen, ...on }: Props) {
  const { config } = useShop();
  const [typed, setTyped] = useState<string>();
  const [chosen, setChosen] = useState<readonly Allergen[]>([]);
  const zone = zoneOf(branch);
  const sections = useMemo(
    () => (card ? menuSections(card, zone, now, new Set(soldOut)) : []),
    [card, zone, now, soldOut],
  );
  const free = freeOf(sections, chosen, card?.products ?? []);
  const found = foundSections(free.sections, typed ?? '');
  const isLabelled = sections.some(({ rows }) =>
    rows.some(({ product }) => product.allergens.length || product.additives?.length),
  );
  const count = itemCount(cart.items);
  return (
    <>
      <div className={css.menu}>
        <h1>{messages.menuTitle}</h1>
        {!isOpen && (
          <Notice kind="soon">
            <b>{messages.closed}</b> {branchState(branch, now).text}
          </Notice>
        )}
        {sections.length > 1 && (
          <CategoryBar categories={free.sections.map(({ category }) => category)} typed={typed} onSearch={setTyped} />
        )}
        {isLabelled && (
          <AllergenFilter
            sections={sections}
            chosen={chosen}
            hidden={free.hidden}
            left={free.sections.reduce((sum, { rows }) => sum + rows.length, 0)}
            onChoose={(next) => setChosen(next)}
          />
        )}
        {sections.length > 0 && found.length === 0 && (
          <Empty
            role="status"
            title={
              free.sections.length > 0 ? shopMessages.menu.notFound(typed?.trim() ?? '') : shopMessages.menu.noneFree
            }
          />
        )}
        {found.map((section, index) => (
          <MenuGroup
            key={section.category.id}
            section={section}
            currency={config.currency}
            cart={cart}
            isShopOpen={isOpen}
            isFirst={index === 0 && !typed && chosen.length === 0}
            onAdd={ordering.add}
            onOpen={ordering.open}
          />
        ))}
        {!card && !isError && <Skeleton width="100%" height={320} />}
        {!card && isError && (
          <ErrorPanel
            message={shopMessages.menu.productsFailed}
            text={shopMessages.loadFailedText}
            retryLabel={shopMessages.retry}
            onRetry={on.onRetry}
          />
        )}
        {card && sections.length === 0 && <Empty title={shopMessages.menu.empty} text={shopMessages.menu.emptyText} />}
      </div>
      <KioskBar onBack={on.onBack}>
        {isOpen && (
          <Button size="large" isWide isSplit disabled={count === 0} onClick={on.onReview}>
            <span>{count === 0 ? messages.empty : `${messages.review} · ${cartMessages.count(count)}`}</span>
            {count > 0 && <span>{totalText(order.price.totals.total.gross, config.currency, order.price)}</span>}
          </Button>
        )}
      </KioskBar>
    </>
  );
}
