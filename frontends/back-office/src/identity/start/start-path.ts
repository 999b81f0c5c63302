import { isLead, type Permission, type Role } from '@theke/contracts/permissions';

type Start = {
  roles: readonly Role[];
  may: (permission: Permission) => boolean;
  hasBranches: boolean;
  /** Whether the business has neither a branch nor its legal texts. */
  isNew: boolean;
};

/**
 * First page after the login (ACCESS-15): the overview for administration and managers, the order board for the team,
 * the pages of the website in a business without branches. A new business begins with its checklist.
 */
export function startPath({ roles, may, hasBranches, isNew }: Start): string {
  if (isLead(roles) && (hasBranches || isNew)) return isNew ? '/setup' : '/today';
  if (may('content.write') && !hasBranches) return '/sites';
  if (may('orders.attend') && hasBranches) return '/orders';
  if (may('content.write')) return '/sites';
  return may('own-time.write') ? '/my-time' : '/account';
}
