import { moneyText } from '@theke/admin/ui/format.ts';
import { dayClosesMessages } from './day-closes-messages.de.ts';

/** "In der Kasse fehlen 2,50 €." */
export function differenceText(difference: number, currency: string): string {
  const { exact, over, under } = dayClosesMessages.count;
  if (difference === 0) return exact;
  const sum = moneyText(Math.abs(difference), currency);
  return difference > 0 ? over(sum) : under(sum);
}
