import { calculationTexts } from './calculation-model.de.ts';

/** How binding a price is, with its name and the prefix shown before prices (PRICE-10). */
export const calculationModels = calculationTexts;

export type CalculationModel = keyof typeof calculationModels;

/** An item as it was ordered. Of those from before the model was kept, what is estimated is "ca.". */
export const orderedModel = ({
  isEstimated,
  calculationModel,
}: {
  readonly isEstimated: boolean;
  readonly calculationModel?: CalculationModel | undefined;
}): CalculationModel => (isEstimated ? (calculationModel ?? 'approximate') : 'fixed');
