import type { calculationModels } from './calculation-model.de.ts';

export { calculationModels } from './calculation-model.de.ts';

export type CalculationModel = keyof typeof calculationModels;

/** An item as it was ordered. Of those from before the model was kept, what is estimated is "ca.". */
export const orderedModel = ({
  isEstimated,
  calculationModel,
}: {
  readonly isEstimated: boolean;
  readonly calculationModel?: CalculationModel | undefined;
}): CalculationModel => (isEstimated ? (calculationModel ?? 'approximate') : 'fixed');
