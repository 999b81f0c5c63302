import type { SameTexts } from '../texts/same-texts.ts';
import type { calculationTexts as german } from './calculation-model.de.ts';

export const calculationTexts: SameTexts<typeof german> = {
  fixed: { name: 'Exact', label: 'fixed', prefix: '' },
  approximate: { name: 'Approximate', label: 'approx.', prefix: 'approx.' },
  minimum: { name: 'Minimum', label: 'from', prefix: 'from' },
};
