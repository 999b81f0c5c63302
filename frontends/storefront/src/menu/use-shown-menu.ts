import type { Branch } from '@theke/contracts/catalog/branch';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { useMemo, useRef, useState } from 'react';
import { soldCard } from '../shop/sold-card.ts';
import { useCard } from '../shop/use-card.ts';
import type { Allergen, freeOf } from './allergen-filter/free-of.ts';
import { menuSections } from './menu-sections.ts';
import { useFoundSections } from './use-found-sections.ts';
import { useUnseenSkipped } from './use-unseen-skipped.ts';

export type ShownMenu = ReturnType<typeof useShownMenu>;

/** A branch's menu as it is sold now, with search and allergen filter. @param soldOut ids of products */
export function useShownMenu(branch: Branch, soldOut: readonly string[], now: Date) {
  const { data, isError, refetch } = useCard(branch);
  const zone = zoneOf(branch);
  const minute = Math.floor(now.getTime() / 60_000);
  // Recalculated at most once a minute, because a new menu also updates the cart.
  const card = useMemo(() => data && soldCard(data, zone, new Date(minute * 60_000)), [data, zone, minute]);
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
  return { card, isError, refetch, sections, typed, setTyped, filter, setFilter, free, found, list };
}
