import type { Branch } from '@theke/contracts/catalog/branch';
import type { BranchContact } from '@theke/contracts/ordering/order';
import type { Transaction } from '@theke/kit/database/database';

/** Contacts of deleted branches: guests with an order there still see whom to call (STATUS-12). */
export const formerBranchStore = {
  save(tx: Transaction, id: string, { name, street, zipCode, city, phone }: Branch): void {
    const contact: BranchContact = { name, street, zipCode, city, phone };
    tx.query(
      `insert into former_branch (id, contact) values ($1, $2)
       on conflict (tenant_id, id) do update set contact = excluded.contact`,
      [id, JSON.stringify(contact)],
      'former-branch-save',
    );
  },
  async find(tx: Transaction, id: string): Promise<BranchContact | null> {
    const [row] = await tx.query<{ contact: BranchContact }>(
      'select contact from former_branch where id = $1',
      [id],
      'former-branch-find',
    );
    return row?.contact ?? null;
  },
};
