import {
  blockGiftCard,
  checkGiftCard,
  correctGiftCard as correctEndpoint,
  type GiftCardDetail,
  type GiftCardWithCode,
  listGiftCards,
  readGiftCard,
  readGiftCardCode,
  readGiftCardLiability,
  redeemGiftCard as redeemEndpoint,
  returnToGiftCard as returnEndpoint,
  reverseGiftCard as reverseEndpoint,
  sellGiftCard as sellEndpoint,
  unblockGiftCard,
} from '@theke/contracts/ordering/gift-card';
import { accessibleBranches, isReached } from '@theke/contracts/permissions';
import type { Transaction } from '@theke/kit/database/database';
import { giftCardCode, hashGiftCardCode } from '@theke/kit/gift-card-code';
import { type Route, route } from '@theke/kit/http/route';
import { invalid, unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { formatCardCode, parseCardCode } from '@theke/rules/gift-cards/card-code';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { offerStore } from '../offer/offer-store.ts';
import { toStaff } from '../orders/order-view.ts';
import { changeCallOf, orderCallOf } from './change-call-of.ts';
import { correctGiftCard, reverseGiftCard, setBlocked } from './change-gift-card.ts';
import { todayIn } from './claim-gift-card.ts';
import type { Card } from './gift-card.ts';
import { giftCardProblems } from './gift-card-problems.de.ts';
import { giftCardStore } from './gift-card-store.ts';
import { toHolder, toOnlineSale, toStaffCard } from './gift-card-view.ts';
import { purchaseStore } from './purchase-store.ts';
import { redeemGiftCard, returnToGiftCard } from './redeem-gift-card.ts';
import { sellGiftCard } from './sell-gift-card.ts';

type Deps = Pick<ServiceBase<unknown>, 'db' | 'now' | 'newId' | 'secret'>;

/** Gift cards: sold and corrected by staff, checked by guests, redeemed with orders (ADR 0047). */
export function giftCardRoutes(deps: Deps): Route[] {
  const { db, now, secret } = deps;
  const dayOf = async (tx: Transaction, branch: string) =>
    todayIn(zoneOf((await offerStore.findBranch(tx, branch)) ?? {}), now());
  const detailIn = async (tx: Transaction, card: Card): Promise<GiftCardDetail> => {
    const purchase = await purchaseStore.find(tx, card.id);
    return {
      ...toStaffCard(card, await dayOf(tx, card.branch)),
      message: card.message,
      ...(purchase && { online: toOnlineSale(purchase, await giftCardStore.refundedOf(tx, card.id)) }),
      bookings: await giftCardStore.bookings(tx, card.id),
    };
  };
  const detail = (tenant: string, card: Card) => db.withTenant(tenant, (tx) => detailIn(tx, card));
  const withCode = async (tenant: string, card: Card): Promise<GiftCardWithCode> => ({
    ...(await detail(tenant, card)),
    code: formatCardCode(giftCardCode(secret, tenant, card.id)),
  });
  const find = async (tx: Transaction, id: string, access: Parameters<typeof isReached>[0]): Promise<Card> => {
    const card = await giftCardStore.find(tx, id);
    if (!card || !isReached(access, { branch: card.branch })) throw unknown('Die Geschenkkarte');
    return card;
  };
  return [
    route(checkGiftCard, ({ tenant, body }) =>
      db.withTenant(tenant, async (tx) => {
        const code = parseCardCode(body.code);
        const card = code && (await giftCardStore.findByCode(tx, hashGiftCardCode(code)));
        if (!card) throw invalid('GIFT_CARD_UNKNOWN', giftCardProblems.unknown, 'code');
        return toHolder(card, await dayOf(tx, card.branch));
      }),
    ),
    route(readGiftCardLiability, ({ tenant, query }) =>
      db.withTenant(tenant, async (tx) => {
        const config = await offerStore.findConfig(tx, tenant);
        const open = await giftCardStore.liability(tx, query.at ? new Date(query.at) : now());
        return { currency: config?.currency ?? 'EUR', ...open };
      }),
    ),
    route(listGiftCards, ({ tenant, access, query }) =>
      db.withTenant(tenant, async (tx) => {
        const today = todayIn(zoneOf({}), now());
        const page = await giftCardStore.list(tx, query, { branches: accessibleBranches(access), today });
        return { ...page, data: page.data.map((card) => toStaffCard(card, today)) };
      }),
    ),
    route(sellEndpoint, async ({ tenant, access, identity, body }) => {
      if (!isReached(access, { branch: body.branch.id })) throw unknown('Die Filiale');
      return withCode(tenant, await sellGiftCard(deps, { tenant, draft: body, by: identity.user?.name ?? 'Team' }));
    }),
    route(readGiftCard, ({ tenant, access, params: { id } }) =>
      db.withTenant(tenant, async (tx) => detailIn(tx, await find(tx, id, access))),
    ),
    route(readGiftCardCode, async ({ tenant, access, params: { id } }) =>
      withCode(tenant, await db.withTenant(tenant, (tx) => find(tx, id, access))),
    ),
    route(blockGiftCard, async (call) => detail(call.tenant, await setBlocked(deps, changeCallOf(call), true))),
    route(unblockGiftCard, async (call) => detail(call.tenant, await setBlocked(deps, changeCallOf(call), false))),
    route(reverseEndpoint, async (call) => detail(call.tenant, await reverseGiftCard(deps, changeCallOf(call)))),
    route(correctEndpoint, async (call) =>
      detail(call.tenant, await correctGiftCard(deps, { ...changeCallOf(call), amount: call.body.amount })),
    ),
    route(redeemEndpoint, async (call) => toStaff(await redeemGiftCard(deps, orderCallOf(call), call.body.code))),
    route(returnEndpoint, async (call) => toStaff(await returnToGiftCard(deps, orderCallOf(call), call.body))),
  ];
}
