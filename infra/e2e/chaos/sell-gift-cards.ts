import type { GiftCardWithCode } from '@theke/contracts/ordering/gift-card';
import type { Platform } from '../journeys/platform.ts';

/** Sells gift cards that the guests of a run share. @returns their codes */
export function sellGiftCards(
  platform: Platform,
  cookie: string,
  branch: string,
  { count, value }: { count: number; value: number },
): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async () => {
      const body = { branch: { id: branch }, amount: value };
      const reply = await platform.call('POST', '/api/gift-cards', { cookie, body });
      if (reply.status !== 201) throw new Error(`no gift card was sold: ${reply.text}`);
      return (reply.body.data as GiftCardWithCode).code;
    }),
  );
}
