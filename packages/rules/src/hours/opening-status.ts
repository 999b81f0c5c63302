import { type OrderType, offeredTypes } from '../orders/order-types.ts';
import { addDays, clockText, dateOf, localTime, minuteOf, weekdayOf } from '../time/local-time.ts';
import { closingSoon, isOpen, listSlots, nextOpening, type OpeningRules, openUntil } from './opening-hours.ts';
import { branchesTexts, closedTexts, hoursTexts, statusTexts } from './opening-status.de.ts';

/** The opening hours fields of a branch, in its shape on the wire (SHAPE-02). */
export type BranchHours = {
  readonly timeZone?: string | null | undefined;
  readonly openingHours?: OpeningRules;
  readonly deliveryHours?: OpeningRules;
  readonly isDeliveryHoursEnabled?: boolean | null | undefined;
  readonly isTakeawayEnabled?: boolean | null | undefined;
  readonly isDeliveryEnabled?: boolean | null | undefined;
  readonly isDineInEnabled?: boolean | null | undefined;
  readonly isPreorderEnabled?: boolean | null | undefined;
  readonly closedMessage?: string | null | undefined;
};

/** The branch's IANA time zone (HOURS-02). */
export const zoneOf = (branch: BranchHours): string => branch.timeZone || 'Europe/Vienna';

/** The rules of an order type: delivery hours if the branch has them, else opening hours (HOURS-15). */
export const hoursFor = (branch: BranchHours, orderType: OrderType): OpeningRules =>
  orderType === 'delivery' && branch.isDeliveryHoursEnabled ? branch.deliveryHours : branch.openingHours;

/** Open for the chosen order type (HOURS-16). */
export const isOpenFor = (branch: BranchHours, orderType: OrderType, at: Date): boolean =>
  isOpen(hoursFor(branch, orderType), zoneOf(branch), at);

/** Whether a branch takes any orders: open by its opening hours or by its delivery hours (HOURS-17). */
export const isOrderable = (branch: BranchHours, at: Date): boolean =>
  isOpenFor(branch, 'takeaway', at) || isOpenFor(branch, 'delivery', at);

/** The closed style applies unless pre-orders are enabled (HOURS-18). */
export const isShownClosed = (branch: BranchHours, at: Date): boolean =>
  !branch.isPreorderEnabled && !isOrderable(branch, at);

export type OpeningStatus = {
  readonly state: 'open' | 'closing-soon' | 'closed';
  /** "Geöffnet bis 22:30", "Rund um die Uhr geöffnet", "Öffnet morgen um 11:00 Uhr", "Geschlossen". */
  readonly text: string;
};

const isMidnight = (local: number): boolean => clockText(local) === '00:00';

/** In local time: with a clock change, the elapsed time is an hour more or less. */
const dayMs = 24 * 60 * 60_000;

/** "22:30"; midnight is shown as "24:00" of the day before. With the weekday if it is a day or more away. */
function closingText(zone: string, at: Date, until: Date): string {
  const local = localTime(zone, until.getTime());
  const time = isMidnight(local) ? '24:00' : clockText(local);
  const isFar = local - localTime(zone, at.getTime()) >= dayMs;
  return isFar ? statusTexts.onDay(weekdayOf(dateOf(isMidnight(local) ? local - 1 : local)), time) : time;
}

/** The opening status of a branch: a state for the colour and a text (HOURS-11, HOURS-12, HOURS-24). */
export function openingStatus(
  branch: BranchHours,
  orderType: OrderType,
  at: Date,
  texts: Pick<typeof statusTexts, 'always' | 'openUntil'> = statusTexts,
): OpeningStatus {
  const [rules, zone] = [hoursFor(branch, orderType), zoneOf(branch)];
  const until = openUntil(rules, zone, at);
  if (until === 'never') return { state: 'open', text: texts.always };
  if (until) {
    const state = closingSoon(rules, zone, at) ? 'closing-soon' : 'open';
    return { state, text: texts.openUntil(closingText(zone, at, until)) };
  }
  const next = nextOpening(rules, zone, at);
  if (!next) return { state: 'closed', text: statusTexts.closed };
  const [today, start] = [dateOf(localTime(zone, at.getTime())), localTime(zone, next.from.getTime())];
  const names = new Map([
    [today, statusTexts.today],
    [addDays(today, 1), statusTexts.tomorrow],
  ]);
  const dayName = names.get(dateOf(start)) ?? weekdayOf(dateOf(start));
  return { state: 'closed', text: statusTexts.opens(dayName, clockText(start)) };
}

/**
 * The status of a branch as a whole (HOURS-17): delivery hours if it only delivers, otherwise both kinds of hours. If
 * only delivery is open, the text says that it delivers (HOURS-25).
 */
export function branchStatus(branch: BranchHours, at: Date): OpeningStatus {
  const onlyDelivers = branch.isDeliveryEnabled && !branch.isTakeawayEnabled && !branch.isDineInEnabled;
  const status = openingStatus(branch, onlyDelivers ? 'delivery' : 'takeaway', at);
  if (status.state !== 'closed') return status;
  const { always, until: openUntil } = statusTexts.delivers;
  const texts = branch.isDeliveryEnabled ? { always, openUntil } : statusTexts;
  const delivering = openingStatus(branch, 'delivery', at, texts);
  return delivering.state === 'closed' ? status : delivering;
}

/** The next opening of a closed branch for any order type (HOURS-13); undefined if there is none within 72 hours. */
export function opensNext(branch: BranchHours, at: Date): Date | undefined {
  const shifts = (['takeaway', 'delivery'] as const).map((orderType) =>
    nextOpening(hoursFor(branch, orderType), zoneOf(branch), at),
  );
  const times = shifts.flatMap((shift) => shift?.from ?? []);
  return times.toSorted((one, other) => one.getTime() - other.getTime())[0];
}

/**
 * "Wir öffnen wieder am Montag um 11:00 Uhr."; without a weekday for today. Undefined without an opening within 72
 * hours.
 */
function againText(
  rules: OpeningRules,
  zone: string,
  at: Date,
  verb: keyof typeof closedTexts.again,
): string | undefined {
  const next = nextOpening(rules, zone, at);
  if (!next) return undefined;
  const [now, start] = [localTime(zone, at.getTime()), localTime(zone, next.from.getTime())];
  const weekday = dateOf(now) === dateOf(start) ? undefined : weekdayOf(dateOf(start));
  return closedTexts.again[verb](weekday, clockText(start));
}

function alternativesText(branch: BranchHours): string | undefined {
  const [takeaway, dineIn] = [branch.isTakeawayEnabled, branch.isDineInEnabled];
  if (takeaway && dineIn) return closedTexts.instead.both;
  if (takeaway) return closedTexts.instead.takeaway;
  return dineIn ? closedTexts.instead.dineIn : undefined;
}

/**
 * Sentences for a closed order type with alternatives (HOURS-20 to HOURS-23), headline first; empty when open.
 * `closedMessage` is shown next to the next opening; open delivery is mentioned. The checkout has its own text for
 * closed delivery.
 */
export function closedNotice(
  branch: BranchHours,
  orderType: OrderType,
  at: Date,
  place: 'menu' | 'checkout' = 'menu',
): string[] {
  if (isOpenFor(branch, orderType, at)) return [];
  const zone = zoneOf(branch);
  const isFullyClosed = !isOrderable(branch, at);
  const sentences =
    orderType === 'delivery' && !isFullyClosed
      ? [
          closedTexts.noDelivery[place],
          againText(hoursFor(branch, 'delivery'), zone, at, 'deliver'),
          alternativesText(branch),
        ]
      : [
          closedTexts.closedNow,
          againText(hoursFor(branch, orderType), zone, at, 'open'),
          branch.closedMessage,
          branch.isDeliveryEnabled && !isFullyClosed && closedTexts.instead.delivery,
        ];
  if (branch.isPreorderEnabled) {
    sentences.push(closedTexts.preorders);
    if (isFullyClosed) sentences.push(closedTexts.preordersLater);
  }
  return sentences.filter((sentence) => Boolean(sentence)) as string[];
}

/** "Offen heute 11:00 Uhr bis 14:00 Uhr" (or "Abholung ..."): the first slot that starts today and is not over yet. */
export function todayText(
  branch: BranchHours,
  orderType: OrderType,
  at: Date,
  word: string = hoursTexts.openToday,
): string | undefined {
  const now = localTime(zoneOf(branch), at.getTime());
  const slot = listSlots(hoursFor(branch, orderType), dateOf(now)).find(({ to }) => to > minuteOf(now));
  if (!slot) return undefined;
  const [from, to] = [clockText(slot.from * 60_000), clockText(slot.to * 60_000)];
  return hoursTexts.hours(word, from, to === '00:00' ? '24:00' : to);
}

/** "1 Standort geöffnet", "3 Standorte geöffnet", "Alle Standorte geschlossen" (HOURS-24). */
export function openBranchesText(branches: readonly BranchHours[], at: Date): string {
  const open = branches.filter((branch) => isOrderable(branch, at)).length;
  return open === 0 ? branchesTexts.allClosed : branchesTexts.openBranches(open);
}

/**
 * The initial order type of a branch's page (CART-17): `usual`, unless it is closed and another offered one is open.
 * With pre-orders it is always `usual`.
 */
export function openingType(branch: BranchHours, usual: OrderType, at: Date): OrderType {
  if (branch.isPreorderEnabled || isOpenFor(branch, usual, at)) return usual;
  return offeredTypes(branch).find((orderType) => isOpenFor(branch, orderType, at)) ?? usual;
}
