import { formatMoney, type Money } from '../money/money.ts';
import { plusDeposit } from './deposit-text.de.ts';

/** "zzgl. 0,25 € Pfand" (DEPOSIT-01); undefined without a deposit. */
export const depositText = (deposit: Money | undefined, currency: string): string | undefined =>
  deposit ? plusDeposit(formatMoney(deposit, currency)) : undefined;
