import { useShop } from '@theke/admin/api/shop.ts';

/** Currency of the business (ISO 4217). */
export const useCurrency = (): string => useShop().config.currency;
