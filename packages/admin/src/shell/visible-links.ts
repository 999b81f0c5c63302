import type { Branch } from '@theke/contracts/catalog/branch';
import type { Me } from '@theke/contracts/identity/user';
import type { Permission } from '@theke/contracts/permissions';
import { may, useMe } from '../api/session.ts';
import { useShop } from '../api/shop.ts';
import { useOffice } from './office.ts';
import type { OfficeLink } from './office-link.ts';

const holdsAll = (me: Me, needed: readonly (Permission | undefined)[]): boolean =>
  needed.every((permission) => permission === undefined || may(me, permission));

/** Links that are useful in a user's work (OFFICE-17) and fit a business with or without branches (OFFICE-18). */
export const openableLinks = (links: readonly OfficeLink[], me: Me, branches: readonly Branch[]): OfficeLink[] =>
  links.filter(
    ({ needs, usedWith, isUsedBy, needsBranch, isWithoutBranches }) =>
      holdsAll(me, [needs, usedWith]) &&
      (isUsedBy?.(me) ?? true) &&
      !(branches.length > 0 ? isWithoutBranches : needsBranch),
  );

/** Links of the command palette, also of modules that the business does not use. */
export function useOpenableLinks(): OfficeLink[] {
  const { links } = useOffice();
  return openableLinks(links, useMe(), useShop().branches);
}

/** Links of the navigation: those of modules that the business uses (OFFICE-42). */
export function useVisibleLinks(): OfficeLink[] {
  const business = useShop();
  return useOpenableLinks().filter(({ isUsedIn }) => isUsedIn?.(business) ?? true);
}
