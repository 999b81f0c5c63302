import type { calculationModels } from './calculation-model.de.ts';

export { calculationModels } from './calculation-model.de.ts';

export type CalculationModel = keyof typeof calculationModels;

/** The model of an ordered item. Legacy items without a stored model are "ca." if estimated. */
export const orderedModel = ({
  isEstimated,
  calculationModel,
}: {
  readonly isEstimated: boolean;
  readonly calculationModel?: CalculationModel | undefined;
}): CalculationModel => (isEstimated ? (calculationModel ?? 'approximate') : 'fixed');
