/**
 * A stamp of a customer's card. `order` is null if staff gave it; `reward` is the reward that used it up. Without
 * `expiresAt` it never expires.
 */
export type Stamp = {
  readonly id: string;
  readonly order: string | null;
  readonly givenAt: Date;
  readonly expiresAt: Date | null;
  readonly reward: string | null;
};

/** The stamps of a customer (LOYAL-01). Not spent and expired ones stay, for the history. */
export type StampCard = readonly Stamp[];

/** What a stamp depends on in the state of an order. */
export type StampedOrder = { readonly isCompleted: boolean; readonly isReturned: boolean };

/**
 * What a change of an order does to its stamp: completed orders earn it, canceled and fully refunded ones lose it
 * (LOYAL-02, LOYAL-03).
 */
export function stampChange(before: StampedOrder, after: StampedOrder): 'give' | 'take' | undefined {
  const isEarned = ({ isCompleted, isReturned }: StampedOrder) => isCompleted && !isReturned;
  if (isEarned(before) === isEarned(after)) return undefined;
  return isEarned(after) ? 'give' : 'take';
}

/** Stamps that count towards the next reward, the oldest first. */
export const openStamps = (card: StampCard, now: Date): Stamp[] =>
  card
    .filter(({ reward, expiresAt }) => reward === null && (expiresAt === null || expiresAt > now))
    .toSorted((one, other) => one.givenAt.getTime() - other.givenAt.getTime() || (one.id < other.id ? -1 : 1));

/** When a stamp given now expires; null if `months` is 0. Missing days of a month become its last day. */
export function stampExpiry(at: Date, months: number): Date | null {
  if (months === 0) return null;
  const until = new Date(at);
  until.setUTCMonth(until.getUTCMonth() + months);
  // 31 January plus one month would be 3 March.
  if (until.getUTCDate() !== at.getUTCDate()) until.setUTCDate(0);
  return until;
}

/** Adds a stamp; an order has at most one (LOYAL-02). */
export const addStamp = (card: StampCard, stamp: Stamp): StampCard =>
  stamp.order !== null && card.some(({ order }) => order === stamp.order) ? card : [...card, stamp];

/**
 * Takes an order's stamp back (LOYAL-03). If it was spent, its unused reward is revoked and the other stamps count
 * again; a used reward stays, and so does its stamp.
 */
export function takeStamp(
  card: StampCard,
  order: string,
  isUsed: (reward: string) => boolean,
): { card: StampCard; revoked: string | null } {
  const taken = card.find((stamp) => stamp.order === order);
  if (!taken || (taken.reward !== null && isUsed(taken.reward))) return { card, revoked: null };
  const { reward: revoked } = taken;
  const left = card.filter((stamp) => stamp !== taken);
  return {
    card:
      revoked === null ? left : left.map((stamp) => (stamp.reward === revoked ? { ...stamp, reward: null } : stamp)),
    revoked,
  };
}

/** Spends the oldest stamps on a reward if there are enough (LOYAL-04); otherwise returns the same card. */
export function spendStamps(card: StampCard, size: number, reward: string, now: Date): StampCard {
  const spent = new Set(openStamps(card, now).slice(0, size));
  return spent.size < size ? card : card.map((stamp) => (spent.has(stamp) ? { ...stamp, reward } : stamp));
}

/** Removes the newest open stamps, at most as many as there are (LOYAL-06). */
export function removeStamps(card: StampCard, count: number, now: Date): StampCard {
  const removed = new Set(openStamps(card, now).toReversed().slice(0, count));
  return card.filter((stamp) => !removed.has(stamp));
}
