import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { discounts } from '@theke/contracts/ordering/discount';
import { TicketPercent } from 'lucide-react';
import { lazy } from 'react';
import { DiscountUses } from './discount-uses.tsx';
import { discountMessages } from './discounts-messages.de.ts';

const DiscountPreview = lazy(async () => ({
  default: (await import(/* webpackChunkName: "part-discounts" */ './discount-preview.tsx')).DiscountPreview,
}));

type Draft = Readonly<Record<string, unknown>>;
const isKind =
  (...kinds: readonly string[]) =>
  ({ kind }: Draft) =>
    kinds.includes(String(kind));
const hasCode = ({ code }: Draft) => Boolean(code);

export const officeDiscounts = officeResource(discounts, {
  group: 'catalog',
  Icon: TicketPercent,
  newLabel: 'Neuer Rabatt',
  purpose: discountMessages.purpose,
  titleOf: ({ name }) => name,
  subtitleOf: ({ code }) => code,
  columns: [
    { field: 'isActive', from: 'phone' },
    { field: 'kind', from: 'tablet' },
    { field: 'validUntil', from: 'desktop' },
    { field: 'maxUses', from: 'tablet', label: discountMessages.uses, Cell: DiscountUses },
  ],
  switchable: { field: 'isActive', on: discountMessages.activate, off: discountMessages.deactivate },
  places: {
    percent: { onlyWith: isKind('percent', 'product', 'delivery') },
    amount: { onlyWith: isKind('amount') },
    products: { onlyWith: isKind('percent', 'amount', 'product') },
    categories: { onlyWith: isKind('percent', 'amount', 'product') },
    prices: { onlyWith: isKind('prices') },
    categoryPrices: { onlyWith: isKind('prices') },
    maxUses: { onlyWith: hasCode },
    maxUsesPerGuest: { onlyWith: hasCode },
  },
  previewTitle: discountMessages.preview,
  Preview: DiscountPreview,
});
