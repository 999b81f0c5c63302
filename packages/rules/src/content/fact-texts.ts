import type { OpeningRules } from '../hours/opening-hours.ts';
import { weekText } from '../hours/week-text.ts';
import { formatMoney, formatUnitPrice } from '../money/money.ts';
import { basePriceText } from '../price/base-price.ts';
import { depositText } from '../price/deposit-text.ts';
import { shownPrice } from '../price/shown-price.ts';
import { allergenNames } from '../products/allergens.ts';
import type { Product } from '../products/product.ts';
import { type FactKind, fillText } from './facts.ts';

/** Facts of a product or branch, as texts; a missing one is left out of the page. */
export type FactTexts = { readonly [K in FactKind]?: string | undefined };

export type FactProduct = Product & {
  readonly name: string;
  readonly allergens: readonly (keyof typeof allergenNames)[];
  readonly isFreeOfAllergens?: boolean | undefined;
  readonly isEnabled: boolean;
};

export type FactBranch = {
  readonly name: string;
  readonly isPublic: boolean;
  readonly street: string;
  readonly zipCode: string;
  readonly city: string;
  readonly timeZone: string;
  readonly openingHours: OpeningRules;
};

/**
 * "ab 9,90 € zzgl. 0,25 € Pfand (9,80 €/kg)": what the menu shows beside the product (PRICE-11, BASE-01, DEPOSIT-01).
 */
function priceText(product: FactProduct, currency: string): string {
  if (product.isPriceHidden) return 'Preis auf Anfrage';
  const { amount, prefix, per, base, deposit } = shownPrice(product);
  const price = per ? `${formatUnitPrice(amount, currency)} / ${per}` : formatMoney(amount, currency);
  const parts = [prefix, price, depositText(deposit, currency), base && `(${basePriceText(base, currency)})`];
  return parts.filter(Boolean).join(' ');
}

/** Letters that were not entered are unknown, never "free of" (PRODUCT-14). */
function allergenText({ allergens, isFreeOfAllergens }: FactProduct): string {
  if (allergens.length > 0) return allergens.map((letter) => allergenNames[letter]).join(', ');
  return isFreeOfAllergens ? 'keine der 14 Allergene' : 'Allergene auf Anfrage';
}

/** Facts of a product (FACT-02); none if guests do not see it on the menu. */
export function productFacts(product: FactProduct, currency: string): FactTexts {
  if (!product.isEnabled) return {};
  return { name: product.name, price: priceText(product, currency), allergens: allergenText(product) };
}

/** Facts of a branch (FACT-03). One that is not public shows no hours, as in the shop. */
export function branchFacts(branch: FactBranch, now: Date): FactTexts {
  const { name, isPublic, street, zipCode, city, timeZone, openingHours } = branch;
  const address = [street, [zipCode, city].filter(Boolean).join(' ')].filter(Boolean).join(', ');
  return {
    name,
    address: address || undefined,
    hours: isPublic ? weekText(openingHours, timeZone || 'Europe/Vienna', now) : undefined,
  };
}

/** What editors call a fact. */
export const factLabels: Readonly<Record<FactKind, string>> = {
  name: 'Name',
  price: 'Preis',
  allergens: 'Allergene',
  hours: 'Öffnungszeiten',
  address: 'Adresse',
};

/** A text for editors with its facts by name: "Margherita um [Preis]". */
export const withNamedFacts = (text: string): string => fillText(text, ({ kind }) => `[${factLabels[kind]}]`);
