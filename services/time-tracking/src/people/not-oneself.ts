import type { Identity } from '@theke/kit/identity-token';
import { refused } from '../errors.ts';
import type { Person } from './person-store.ts';

type Caller = Pick<Identity, 'user'>;

const isAdmin = ({ user }: Caller): boolean => user?.roles.includes('ROLE_ADMIN') === true;

/** Whether somebody would decide about themselves, which only an administrator may (TIME-22). */
export const isOwn = (identity: Caller, person: string): boolean => !isAdmin(identity) && identity.user?.id === person;

/** For what reaches the payroll: employment, activities, months, personnel number. @throws Problem 403 */
export function refuseOwn(identity: Caller, person: string): void {
  if (isOwn(identity, person)) throw refused('OWN_TIMES');
}

/** A PIN punches in its person's name: that of a manager or administrator is set by an administrator. @throws Problem 403 */
export function refuseEqualRank(identity: Caller, { roles }: Pick<Person, 'roles'>): void {
  if (!isAdmin(identity) && roles.some((role) => role !== 'ROLE_EMPLOYEE')) throw refused('EQUAL_RANK');
}
