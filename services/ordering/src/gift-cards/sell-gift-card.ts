import type { GiftCardDraft, GiftCardMethod } from '@theke/contracts/ordering/gift-card';
import type { Database } from '@theke/kit/database/database';
import { giftCardCode } from '@theke/kit/gift-card-code';
import { conflict, unknown } from '@theke/kit/problem';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { toMoney } from '@theke/rules/money/money';
import { addMonths } from '@theke/rules/time/months';
import { offerStore } from '../offer/offer-store.ts';
import { todayIn } from './claim-gift-card.ts';
import type { Card } from './gift-card.ts';
import { giftCardStore } from './gift-card-store.ts';
import { issueCard } from './issue-card.ts';

type Deps = { db: Database; now: () => Date; newId: () => string; secret: string };

/**
 * Sells a card at the counter (GIFT-04): the card, its first booking and the event in one transaction. Repeating the
 * same id returns the stored card.
 * @throws Problem 404, 409 GIFT_CARDS_OFF or ID_TAKEN
 */
export const sellGiftCard = (
  deps: Deps,
  { tenant, draft, by }: { tenant: string; draft: GiftCardDraft; by: string },
): Promise<Card> =>
  deps.db.withTenant(tenant, async (tx) => {
    const [branch, config] = await Promise.all([
      offerStore.findBranch(tx, draft.branch.id),
      offerStore.findConfig(tx, tenant),
    ]);
    if (!branch) throw unknown('Die Filiale');
    const stored = draft.id === undefined ? undefined : await giftCardStore.find(tx, draft.id);
    if (stored) return sameSale(stored, draft);
    if (!config?.enablePluginGiftCards)
      throw conflict(
        'GIFT_CARDS_OFF',
        'Geschenkkarten sind ausgeschaltet. Einschalten lassen sie sich bei den Modulen.',
      );
    const at = deps.now();
    const months = config.giftCardMonths ?? null;
    const card = cardOf(deps, { tenant, draft, by, at, currency: config.currency, zone: zoneOf(branch), months });
    if (!(await issueCard(deps, tx, { tenant, card })))
      return sameSale((await giftCardStore.find(tx, card.id)) as Card, draft);
    return card;
  });

/** A draft of any method: at the counter, or paid online. */
export type SoldCard = Omit<GiftCardDraft, 'method'> & { method: GiftCardMethod };

type Sale = {
  tenant: string;
  draft: SoldCard;
  by: string;
  at: Date;
  currency: string;
  zone: string;
  /** Months of validity; null: unlimited. */
  months: number | null;
};

export function cardOf(
  { newId, secret }: Pick<Deps, 'newId' | 'secret'>,
  { tenant, draft, by, at, currency, zone, months }: Sale,
): Card {
  const id = draft.id ?? newId();
  const amount = toMoney(draft.amount);
  return {
    id,
    version: 1,
    codeEnd: giftCardCode(secret, tenant, id).slice(-4),
    currency,
    initial: amount,
    balance: amount,
    isBlocked: false,
    isReversed: false,
    validUntil: months === null ? null : addMonths(todayIn(zone, at), months),
    branch: draft.branch.id,
    method: draft.method,
    soldAt: at,
    soldBy: by,
    recipientName: draft.recipientName,
    recipientEmail: draft.recipientEmail,
    message: draft.message,
  };
}

/** @throws Problem 409 ID_TAKEN if the id belongs to another sale */
function sameSale(stored: Card, { branch, amount, method }: GiftCardDraft): Card {
  if (stored.branch === branch.id && stored.initial === toMoney(amount) && stored.method === method) return stored;
  throw conflict('ID_TAKEN', 'Eine andere Geschenkkarte hat diese Kennung.', 'id');
}
