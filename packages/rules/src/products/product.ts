import type { TaxRates } from '../price/tax-rate.ts';
import type { AlternativeUnit, Unit } from '../units/units.ts';
import type { CalculationModel } from './calculation-model.ts';
import type { PartsHolder } from './configuration.ts';

/** Limits as they stand on a product or an alternative unit; absent and null mean: none. */
export type QuantityLimits = {
  readonly minimumQuantity?: number | null | undefined;
  readonly maximumQuantity?: number | null | undefined;
  readonly quantityStepSize?: number | null | undefined;
};

/** An alternative unit with limits of its own; what it lacks is the product's, converted. */
export type ProductUnit = AlternativeUnit &
  QuantityLimits & { readonly calculationModel?: CalculationModel | null | undefined };

/**
 * A product as far as the rules care, in its shape on the wire (PRODUCT-01): `price` and option values are
 * gross decimal numbers of the currency, `price` is for one `unit`. Absent and null are alike.
 */
export type Product = PartsHolder &
  QuantityLimits &
  TaxRates & {
    readonly price: number;
    readonly isPriceHidden?: boolean | null | undefined;
    readonly unit: Unit;
    /** Gross, for one `unit`, beside the price (DEPOSIT-01). */
    readonly deposit?: number | null | undefined;
    /** Its VAT percentage where it is not that of the goods (DEPOSIT-04). */
    readonly depositTax?: number | null | undefined;
    /** What one `unit` weighs or holds. */
    readonly contentQuantity?: number | null | undefined;
    readonly contentUnit?: Unit | null | undefined;
    readonly alternativeUnits?: readonly ProductUnit[] | null | undefined;
    readonly defaultQuantity?: number | null | undefined;
    readonly defaultUnit?: Unit | null | undefined;
    readonly pricing?: CalculationModel | null | undefined;
    readonly calculationModel?: CalculationModel | null | undefined;
  };
