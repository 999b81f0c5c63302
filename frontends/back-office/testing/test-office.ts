import type { Office } from '@theke/admin/shell/office.ts';
import { office as described } from '../src/office.ts';

/** The office without its user menu, for tests of single pages. */
export const office: Office = { ...described, UserMenu: () => null };
