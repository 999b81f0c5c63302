import type { CheckedGiftCard, checkGiftCard } from '@theke/contracts/ordering/gift-card';
import { call, route } from '@theke/ui/api-client';

const endpoint = route<typeof checkGiftCard>('POST', '/gift-cards/check');

/** A card whose code the guest has entered. */
export type FoundCard = CheckedGiftCard & { readonly code: string };

export const checkCode = async (code: string): Promise<FoundCard> => ({
  ...(await call(endpoint, { body: { code } })),
  code,
});
