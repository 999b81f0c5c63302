import type { Access } from '@theke/contracts/permissions';

/** The rows that a caller reaches, as the stores ask for them; null: all. */
export type AccessScope = { branches: readonly string[]; owner: string | null } | null;

export function toAccessScope(access: Access): AccessScope {
  if (access === true) return null;
  const { branches = [], owner = null } = access || {};
  return { branches, owner };
}
