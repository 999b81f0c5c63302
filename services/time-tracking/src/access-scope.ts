import type { Access } from '@theke/contracts/permissions';

/** Filter of a caller's rows for the stores; null: all rows. */
export type AccessScope = { branches: readonly string[]; owner: string | null } | null;

export function toAccessScope(access: Access): AccessScope {
  if (access === true) return null;
  const { branches = [], owner = null } = access || {};
  return { branches, owner };
}
