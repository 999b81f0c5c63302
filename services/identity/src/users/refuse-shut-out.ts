import type { User } from '@theke/contracts/identity/user';
import { refused } from '../errors.ts';

type Account = Pick<User, 'isActive' | 'expiresAt'>;

/** Legacy accounts have no expiry, which compares as never. */
const hasExpired = ({ expiresAt }: Account, now: Date) => Date.parse(expiresAt ?? '') <= now.getTime();

/** Whether the account cannot log in now. */
export const isShutOut = (account: Account, now: Date): boolean => !account.isActive || hasExpired(account, now);

/** Only after the user has proved ownership. @throws Problem 403 ACCOUNT_DISABLED or ACCOUNT_EXPIRED */
export function refuseShutOut(account: Account, now: Date): void {
  if (!account.isActive) throw refused('ACCOUNT_DISABLED');
  if (hasExpired(account, now)) throw refused('ACCOUNT_EXPIRED');
}
