import { Button } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { ErrorPanel } from '@theke/ui/error-panel';
import { useShop } from '@theke/ui/shop';
import { lazyPage } from '../lazy-page.tsx';
import { messages } from '../messages.de.ts';
import type { Allergen } from './allergen-filter/free-of.ts';
import { CategoryBar } from './category-bar.tsx';
import { MenuGroup } from './menu-group.tsx';
import * as css from './menu-page.module.css';
import { rowsIn } from './menu-sections.ts';
import { MenuSkeleton } from './menu-skeleton.tsx';
import type { useOrdering } from './use-ordering.ts';
import type { ShownMenu } from './use-shown-menu.ts';

const noAllergens: readonly Allergen[] = [];

const AllergenFilter = lazyPage(
  () => import(/* webpackChunkName: "allergens" */ './allergen-filter/allergen-filter.tsx'),
  <div className={css.filter} />,
);

type Props = { menu: ShownMenu; ordering: ReturnType<typeof useOrdering>; isShopOpen: boolean };

/** The sections of a menu with category bar, search and allergen filter, and what is shown without any. */
export function MenuList({ menu, ordering, isShopOpen }: Props) {
  const { config } = useShop();
  const { card, isError, sections, typed, setTyped, filter, setFilter, free, found } = menu;
  const isLabelled = sections.some(({ rows }) =>
    rows.some(({ product }) => product.allergens.length || product.additives?.length),
  );
  return (
    <>
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
          cart={ordering.cart}
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
          onRetry={() => void menu.refetch()}
        />
      )}
      {card && sections.length === 0 && <Empty title={messages.menu.empty} text={messages.menu.emptyText} />}
    </>
  );
}
