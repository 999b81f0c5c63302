import type { SameTexts } from '../texts/same-texts.ts';
import type { calculationModels as german } from './calculation-model.de.ts';

export const calculationModels: SameTexts<typeof german> = {
  fixed: { name: 'Exact', label: 'fixed', prefix: '' },
  approximate: { name: 'Approximate', label: 'approx.', prefix: 'approx.' },
  minimum: { name: 'Minimum', label: 'from', prefix: 'from' },
};
