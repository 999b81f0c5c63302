import { refused } from '../errors.ts';
import type { Person } from './person-store.ts';

/** @throws Problem 403 for a closed or expired account */
export function refuseDisabled({ isActive, expiresAt }: Pick<Person, 'isActive' | 'expiresAt'>, now: Date): void {
  if (!isActive || (expiresAt && expiresAt <= now)) throw refused('ACCOUNT_DISABLED');
}
