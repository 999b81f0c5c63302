import { formatUnitPrice, toMoney } from '@theke/rules/money/money';

/** "0,006 €": the cost of a job with up to four decimals, because most texts cost less than a cent (AI-07). */
export const costText = (cost: number, currency: string): string => formatUnitPrice(toMoney(cost), currency);
