import type { User } from '@theke/contracts/identity/user';
import { refused } from '../errors.ts';

type Account = Pick<User, 'isActive' | 'expiresAt'>;

/** Accounts from before this field have none, which compares like null: never. */
const hasExpired = ({ expiresAt }: Account, now: Date) => Date.parse(expiresAt ?? '') <= now.getTime();

/** Whether an account lets anybody in at this moment. */
export const isShutOut = (account: Account, now: Date): boolean => !account.isActive || hasExpired(account, now);

/** Only for who has proved to be its owner. @throws Problem 403 ACCOUNT_DISABLED or ACCOUNT_EXPIRED */
export function refuseShutOut(account: Account, now: Date): void {
  if (!account.isActive) throw refused('ACCOUNT_DISABLED');
  if (hasExpired(account, now)) throw refused('ACCOUNT_EXPIRED');
}
