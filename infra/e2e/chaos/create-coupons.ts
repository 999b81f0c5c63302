import type { Platform } from '../journeys/platform.ts';

/** Prefix of a run's coupon codes. */
export const couponPrefix = 'CHAOS-';

/** Creates coupons that guests share, each limited to `uses`. @returns their codes */
export function createCoupons(
  platform: Platform,
  cookie: string,
  { count, uses }: { count: number; uses: number },
): Promise<string[]> {
  return Promise.all(
    Array.from({ length: count }, async (_, index) => {
      const code = `${couponPrefix}${index + 1}`;
      const body = { name: `Gutschein ${index + 1}`, kind: 'percent', percent: 10, code, maxUses: uses };
      const reply = await platform.call('POST', '/api/discounts', { cookie, body });
      if (reply.status !== 201) throw new Error(`no coupon was created: ${reply.text}`);
      return code;
    }),
  );
}
