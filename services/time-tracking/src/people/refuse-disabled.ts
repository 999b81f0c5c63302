import { refused } from '../errors.ts';
import type { Person } from './person-store.ts';

/** @throws Problem 403 for whose account is closed, or has expired */
export function refuseDisabled({ isActive, expiresAt }: Pick<Person, 'isActive' | 'expiresAt'>, now: Date): void {
  if (!isActive || (expiresAt && expiresAt <= now)) throw refused('ACCOUNT_DISABLED');
}
