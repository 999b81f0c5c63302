import type { Access } from '@theke/contracts/permissions';

/** The rows that a caller reaches, as the stores ask for them; null: all. */
export type Within = { branches: readonly string[]; owner: string | null } | null;

export function withinOf(access: Access): Within {
  if (access === true) return null;
  const { branches = [], owner = null } = access || {};
  return { branches, owner };
}
