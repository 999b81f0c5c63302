import type { Branch } from '@theke/contracts/catalog/branch';
import { useAskedTable } from '../cart/use-asked-table.ts';

/** Draws nothing: of those who open a menu only a few come by a table's code. */
export default function AskedTable({ branch }: { branch: Branch }) {
  useAskedTable(branch);
  return null;
}
