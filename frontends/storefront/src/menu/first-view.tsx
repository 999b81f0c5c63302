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
 * Server-rendered part of a menu: the hero with its texts. Cart, time and sold-out products are only known in the
 * browser, which replaces it with the whole page; the hero is the same there.
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
