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
import { useStaffName } from './use-actor-text.ts';

/** Products that the sentence of an entry names. */
function productIds({ type, data }: Pick<LogEntry, 'type' | 'data'>): string[] {
  const { product, products: several = [] } = (data ?? {}) as { product?: string; products?: string[] };
  if (type === stockSet.type || type === soldOutTodaySet.type) return product ? [product] : [];
  return type === soldOutChanged.type ? several : [];
}

/** Names for the sentence of an audit entry. Names of people are not stored there, so the current ones are used. */
export function useLogNames(entry: Pick<LogEntry, 'type' | 'data'>): LogNames {
  const staffName = useStaffName();
  const { branches } = useShop();
  const zoneOf = useZoneOf();
  const productName = useTargetLabels(products, productIds(entry));
  return {
    person: (user) => (user && staffName(user.id)) ?? logMessages.actors.formerUser,
    branch: (id) => branches.find((branch) => branch.id === id)?.name ?? logMessages.formerBranch,
    product: (id) => (id ? productName(id) : ''),
    zoneOf,
    nameOf: ({ type, subject, name }) => {
      const isUser = type === users.events.changed.type || type === users.events.deleted.type;
      return (isUser ? staffName(subject) : undefined) ?? name;
    },
  };
}
