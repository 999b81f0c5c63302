import type { SameTexts } from '../texts/same-texts.ts';
import type { additiveNames as german } from './additives.de.ts';

export const additiveNames: SameTexts<typeof german> = {
  1: 'with colouring',
  2: 'with preservative',
  3: 'with antioxidant',
  4: 'with flavour enhancer',
  5: 'sulphured',
  6: 'blackened',
  7: 'waxed',
  8: 'with phosphate',
  9: 'with sweeteners',
  10: 'contains a source of phenylalanine',
  11: 'excessive consumption may have a laxative effect',
  12: 'contains caffeine',
  13: 'contains quinine',
};
