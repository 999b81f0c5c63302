import type { Permission } from '@theke/contracts/permissions';

/**
 * Where each kind of work begins: the order board, the website, or the own account. Without a branch there is nothing
 * to order.
 */
export function startPath(may: (permission: Permission) => boolean, hasBranches: boolean): string {
  if (may('orders.attend') && (hasBranches || !may('content.read'))) return '/orders';
  return may('content.read') ? '/sites' : '/account';
}
