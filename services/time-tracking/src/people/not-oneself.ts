import { isLead } from '@theke/contracts/permissions';
import type { Identity } from '@theke/kit/identity-token';
import { refused } from '../errors.ts';
import type { Person } from './person-store.ts';

type Caller = Pick<Identity, 'user'>;

const isAdmin = ({ user }: Caller): boolean => user?.roles.includes('ROLE_ADMIN') === true;

/** Whether the caller would decide about themselves, which only administrators may (TIME-22). */
export const isOwn = (identity: Caller, person: string): boolean => !isAdmin(identity) && identity.user?.id === person;

/** For payroll data: employment, activities, months, personnel number. @throws Problem 403 */
export function refuseOwn(identity: Caller, person: string): void {
  if (isOwn(identity, person)) throw refused('OWN_TIMES');
}

/**
 * A PIN punches in its owner's name: only administrators set those of managers and administrators. @throws Problem 403
 */
export function refuseEqualRank(identity: Caller, { roles }: Pick<Person, 'roles'>): void {
  if (!isAdmin(identity) && isLead(roles)) throw refused('EQUAL_RANK');
}
