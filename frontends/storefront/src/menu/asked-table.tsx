import type { Branch } from '@theke/contracts/catalog/branch';
import { useScannedTable } from '../cart/use-scanned-table.ts';

/** Renders nothing. Loaded lazily, because few guests come from a table's QR code. */
export default function AskedTable({ branch }: { branch: Branch }) {
  useScannedTable(branch);
  return null;
}
