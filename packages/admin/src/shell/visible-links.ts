import type { Branch } from '@theke/contracts/catalog/branch';
import type { Me } from '@theke/contracts/identity/user';
import type { Permission } from '@theke/contracts/permissions';
import { may, useMe } from '../api/session.ts';
import { useShop } from '../api/shop.ts';
import { useOffice } from './office.ts';
import type { OfficeLink } from './office-link.ts';

const holdsAll = (me: Me, needed: readonly (Permission | undefined)[]): boolean =>
  needed.every((permission) => permission === undefined || may(me, permission));

/** Links that are useful in a user's work (OFFICE-17) and fit the business (OFFICE-18). */
export const visibleLinks = (links: readonly OfficeLink[], me: Me, branches: readonly Branch[]): OfficeLink[] =>
  links.filter(
    ({ needs, usedWith, isUsedBy, isUsedIn, needsBranch, isWithoutBranches }) =>
      holdsAll(me, [needs, usedWith]) &&
      (isUsedBy?.(me) ?? true) &&
      (isUsedIn?.(branches) ?? true) &&
      !(branches.length > 0 ? isWithoutBranches : needsBranch),
  );

/** Links of the office that the user sees. */
export function useVisibleLinks(): OfficeLink[] {
  const { links } = useOffice();
  const { branches } = useShop();
  return visibleLinks(links, useMe(), branches);
}
