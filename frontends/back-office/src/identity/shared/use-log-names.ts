import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { useTargetLabels } from '@theke/admin/references/use-target-labels.ts';
import { products } from '@theke/contracts/catalog/product';
import type { LogEntry } from '@theke/contracts/identity/log';
import { users } from '@theke/contracts/identity/user';
import { soldOutTodaySet, stockSet } from '@theke/contracts/ordering/capacity';
import { soldOutChanged } from '@theke/contracts/ordering/sold-out';
import { logMessages } from './log-messages.de.ts';
import type { LogNames } from './sentences/sentence.ts';
import { useStaff } from './use-actor-text.ts';

/** Products that the sentence of an entry names. */
function productIds({ type, data }: Pick<LogEntry, 'type' | 'data'>): string[] {
  const { product, products: several = [] } = (data ?? {}) as { product?: string; products?: string[] };
  if (type === stockSet.type || type === soldOutTodaySet.type) return product ? [product] : [];
  return type === soldOutChanged.type ? several : [];
}

/** Names for the sentence of an audit entry. Names of people are not stored there, so the current ones are used. */
export function useLogNames(entry: Pick<LogEntry, 'type' | 'data'>): LogNames {
  const staff = useStaff();
  const { branches } = useShop();
  const zoneOf = useZoneOf();
  const productName = useTargetLabels(products, productIds(entry));
  const person = (user: { id: string } | null | undefined) => {
    const found = user && staff.find(({ id }) => id === user.id);
    return found ? `${found.firstName} ${found.lastName}` : logMessages.actors.formerUser;
  };
  return {
    person,
    branch: (id) => branches.find((branch) => branch.id === id)?.name ?? logMessages.formerBranch,
    product: (id) => (id ? productName(id) : ''),
    zoneOf,
    nameOf: ({ type, subject, name }) => {
      const isUser = type === users.events.changed.type || type === users.events.deleted.type;
      const user = isUser ? staff.find(({ id }) => id === subject) : undefined;
      return user ? `${user.firstName} ${user.lastName}` : name;
    },
  };
}
