import type { GiftCardDraft, GiftCardMethod } from '@theke/contracts/ordering/gift-card';
import type { Database } from '@theke/kit/database/database';
import { giftCardCode } from '@theke/kit/gift-card-code';
import { conflict, invalid, unknown } from '@theke/kit/problem';
import { agreedValidity } from '@theke/rules/gift-cards/legal-validity';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { toMoney } from '@theke/rules/money/money';
import type { LocalDate } from '@theke/rules/time/local-time';
import { offerStore } from '../offer/offer-store.ts';
import { todayIn } from './claim-gift-card.ts';
import type { Card } from './gift-card.ts';
import { giftCardStore } from './gift-card-store.ts';
import { issueCard } from './issue-card.ts';

type Deps = { db: Database; now: () => Date; newId: () => string; secret: string };

/**
 * Sells a card at the counter (GIFT-04): the card, its first booking and the event in one transaction. Repeating the
 * same id returns the stored card.
 * @throws Problem 404, 409 GIFT_CARDS_OFF or ID_TAKEN, 422 DATE_PAST
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
    const today = todayIn(zoneOf(branch), at);
    const { validUntil = agreedValidity(config.giftCardMonths ?? null, today) } = draft;
    if (validUntil !== null && validUntil < today)
      throw invalid('DATE_PAST', 'Die Karte muss mindestens heute noch gelten.', 'validUntil');
    const card = cardOf(deps, { tenant, draft, by, at, currency: config.currency, validUntil });
    if (!(await issueCard(deps, tx, { tenant, card })))
      return sameSale((await giftCardStore.find(tx, card.id)) as Card, draft);
    return card;
  });

/** A draft of any method: at the counter, or paid online. */
export type SoldCard = Omit<GiftCardDraft, 'method' | 'validUntil'> & { method: GiftCardMethod };

type Sale = {
  tenant: string;
  draft: SoldCard;
  by: string;
  at: Date;
  currency: string;
  /** Last day of validity; null: unlimited. */
  validUntil: LocalDate | null;
};

export function cardOf(
  { newId, secret }: Pick<Deps, 'newId' | 'secret'>,
  { tenant, draft, by, at, currency, validUntil }: Sale,
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
    validUntil,
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
