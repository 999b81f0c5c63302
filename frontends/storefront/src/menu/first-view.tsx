import type { Branch } from '@theke/contracts/catalog/branch';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { branchState } from '../branch-list/branch-state.ts';
import type { Card } from '../shop/card.ts';
import { soldCard } from '../shop/sold-card.ts';
import * as css from './first-view.module.css';
import { laidDishes } from './laid-dishes.ts';
import { MenuHero } from './menu-hero.tsx';
import { menuSections } from './menu-sections.ts';

/**
 * What of a menu is seen before its scripts are there: the laid table with its words. The cart, the clock and what is sold out are the
 * browser's, which draws the whole page in this one's place; the table is the same there.
 */
export function FirstView({ branch, card, at }: { branch: Branch; card: Card; at: Date }) {
  const zone = zoneOf(branch);
  return (
    <main data-first-view="" aria-busy="true">
      <MenuHero
        branch={branch}
        state={branchState(branch, at)}
        dishes={laidDishes(menuSections(soldCard(card, zone, at), zone, at))}
      />
      <div className={css.coming} />
    </main>
  );
}
