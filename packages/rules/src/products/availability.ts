import { isOpen, type OpeningRules } from '../hours/opening-hours.ts';

/** Common fields of a category, a product and a product's entry in a menu (PRODUCT-01, PRODUCT-12, MENU-01). */
export type Scheduled = {
  readonly isEnabled?: boolean | null | undefined;
  readonly schedule?: OpeningRules;
};

export type Shown = Scheduled & { readonly isVisibleWhenUnavailable?: boolean | null | undefined };

/** Orderable; visible but not orderable now; or hidden. */
export type Availability = 'orderable' | 'visible' | 'hidden';

const isEnabled = (thing: Scheduled) => thing.isEnabled !== false; // Default: enabled.
const isScheduled = ({ schedule }: Scheduled, zone: string, at: Date) =>
  !schedule || schedule.length === 0 || isOpen(schedule, zone, at); // Default: always.

/**
 * Whether a category is available at an instant. Outside its schedule it stays visible with `isVisibleWhenUnavailable`;
 * a disabled one was taken off the menu and is hidden (MENU-11).
 */
export function availabilityOf(thing: Shown, zone: string, at: Date): Availability {
  if (!isEnabled(thing)) return 'hidden';
  if (isScheduled(thing, zone, at)) return 'orderable';
  return thing.isVisibleWhenUnavailable ? 'visible' : 'hidden';
}

/**
 * Whether a product is available at an instant in a menu: product and menu entry must be enabled and scheduled, and it
 * is not more available than its category. A disabled entry was removed from this menu: it is hidden.
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
