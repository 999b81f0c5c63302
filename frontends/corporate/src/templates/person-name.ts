import type { PublicProfile } from '@theke/contracts/identity/profile';

/** "DI Mirjam Oberhofer", or the name of a company. */
export const personName = ({ type, title, firstName, lastName, companyName }: PublicProfile): string =>
  type === 'company' ? companyName : [title, firstName, lastName].filter(Boolean).join(' ');

export const initials = ({ type, firstName, lastName, companyName }: PublicProfile): string =>
  type === 'company' ? companyName.slice(0, 2) : `${firstName.slice(0, 1)}${lastName.slice(0, 1)}`;
