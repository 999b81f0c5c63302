import type { TaxRates } from '../price/tax-rate.ts';
import type { AlternativeUnit, Unit } from '../units/units.ts';
import type { CalculationModel } from './calculation-model.ts';
import type { PartsHolder } from './configuration.ts';

/** Limits of a product or an alternative unit; undefined and null mean: none. */
export type QuantityLimits = {
  readonly minimumQuantity?: number | null | undefined;
  readonly maximumQuantity?: number | null | undefined;
  readonly quantityStepSize?: number | null | undefined;
};

/** An alternative unit with its own limits; missing ones are converted from the product's. */
export type ProductUnit = AlternativeUnit &
  QuantityLimits & { readonly calculationModel?: CalculationModel | null | undefined };

/**
 * The fields of a product that the rules use, in its shape on the wire (PRODUCT-01). `price` and option values are
 * gross decimal numbers in the currency, `price` is for one `unit`. Undefined and null are equivalent.
 */
export type Product = PartsHolder &
  QuantityLimits &
  TaxRates & {
    readonly price: number;
    readonly isPriceHidden?: boolean | null | undefined;
    readonly unit: Unit;
    /** Deposit, gross per `unit`, in addition to the price (DEPOSIT-01). */
    readonly deposit?: number | null | undefined;
    /** VAT percentage of the deposit, if not that of the goods (DEPOSIT-04). */
    readonly depositTax?: number | null | undefined;
    /** Content of one `unit` by weight or volume. */
    readonly contentQuantity?: number | null | undefined;
    readonly contentUnit?: Unit | null | undefined;
    readonly alternativeUnits?: readonly ProductUnit[] | null | undefined;
    readonly defaultQuantity?: number | null | undefined;
    readonly defaultUnit?: Unit | null | undefined;
    readonly pricing?: CalculationModel | null | undefined;
    readonly calculationModel?: CalculationModel | null | undefined;
  };
