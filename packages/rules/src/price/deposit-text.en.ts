import type { plusDeposit as german } from './deposit-text.de.ts';

export const plusDeposit: typeof german = (amount) => `plus ${amount} deposit`;
