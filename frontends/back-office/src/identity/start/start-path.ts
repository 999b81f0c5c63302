import type { Permission } from '@theke/contracts/permissions';

/** Where each kind of work begins: the order board, the website, or the own account. */
export const startPath = (may: (permission: Permission) => boolean): string =>
  may('orders.attend') ? '/orders' : may('content.read') ? '/sites' : '/account';
