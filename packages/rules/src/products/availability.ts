import { isOpen, type OpeningRules } from '../hours/opening-hours.ts';

/** What a category, a product and a product's entry in a menu have in common (PRODUCT-01, PRODUCT-12, MENU-01). */
export type Scheduled = {
  readonly isEnabled?: boolean | null | undefined;
  readonly schedule?: OpeningRules;
};

export type Shown = Scheduled & { readonly isVisibleWhenUnavailable?: boolean | null | undefined };

/** Orderable; visible, but not now; or not shown at all. */
export type Availability = 'orderable' | 'visible' | 'hidden';

const isEnabled = (thing: Scheduled) => thing.isEnabled !== false; // absent means enabled
const isScheduled = ({ schedule }: Scheduled, zone: string, at: Date) =>
  !schedule || schedule.length === 0 || isOpen(schedule, zone, at); // no schedule means always

/**
 * Whether a category can be ordered from at an instant. Disabled (sold out) or outside its schedule it stays visible if
 * `isVisibleWhenUnavailable`.
 */
export function availabilityOf(thing: Shown, zone: string, at: Date): Availability {
  if (isEnabled(thing) && isScheduled(thing, zone, at)) return 'orderable';
  return thing.isVisibleWhenUnavailable ? 'visible' : 'hidden';
}

/**
 * Whether a product can be ordered at an instant as it stands in a menu: enabled and scheduled by itself, by its entry
 * in the menu, and not better off than its category. An entry that is disabled was taken off this menu: it is hidden.
 */
export function productAvailability(
  { product, entry, category }: { readonly product: Shown; readonly entry: Scheduled; readonly category: Shown },
  zone: string,
  at: Date,
): Availability {
  if (!isEnabled(entry)) return 'hidden';
  const inMenu = availabilityOf({ ...entry, isVisibleWhenUnavailable: product.isVisibleWhenUnavailable }, zone, at);
  const all = [availabilityOf(product, zone, at), inMenu, availabilityOf(category, zone, at)];
  return (['hidden', 'visible', 'orderable'] as const).find((worst) => all.includes(worst)) ?? 'hidden';
}
