import type { SoldItem } from './changed-items.ts';

/** Whether the amount of a priced item is so small that its price rounds to zero (PRICE-13). */
export const isTooLittle = ({ gross, unitPrice }: Pick<SoldItem, 'gross' | 'unitPrice'>): boolean =>
  gross === 0 && unitPrice > 0;

export const tooLittleText = (name: string): string =>
  `So wenig von „${name}“ kostet nicht einmal einen Cent. Bitte geben Sie eine größere Menge an.`;
