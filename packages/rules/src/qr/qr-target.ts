import { parseMinutes, type Weekday, weekdays } from '../hours/opening-hours.ts';
import { dateOf, isoWeekday, localTime, minuteOf } from '../time/local-time.ts';
import type { QrDevice, VisitDevice } from './visit-device.ts';

// code: a printed address `/q/{path}` that never changes; its target may change.
// rule: a target with conditions that must all match. The first matching rule wins.
// fallback: the target if no rule matches.

/** Omitted conditions are not checked. A rule has at least one. */
export type QrRule = {
  /** Opening status of the code's branch. */
  readonly opening?: 'open' | 'closed' | undefined;
  /** Instants, half-open: [from, until). */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** `11:30`, in the branch's time zone, half-open. If `timeTo` is earlier, it is on the next morning. */
  readonly timeFrom?: string | undefined;
  readonly timeTo?: string | undefined;
  /** The days on which the time range begins. */
  readonly weekdays?: readonly Weekday[] | undefined;
  /** The first language of the guest's device: `en`. */
  readonly language?: string | undefined;
  readonly device?: QrDevice | undefined;
  readonly target: string;
};

export type QrScan = {
  readonly at: Date;
  /** Time zone of the branch, or of the tenant. */
  readonly zone: string;
  /** Undefined if the code has no known branch: then neither open nor closed matches. */
  readonly isOpen: boolean | undefined;
  readonly language: string | undefined;
  readonly device: VisitDevice;
};

const day = 24 * 60;

/** Whether a minute of a weekday (0: Monday) is in the rule's time range on one of its weekdays. */
function isInTime({ timeFrom, timeTo, weekdays: named }: QrRule, minute: number, weekday: number): boolean {
  const isNamed = (index: number) =>
    !named || named.length === 0 || named.includes(weekdays[(index + 7) % 7] as Weekday);
  const from = parseMinutes(timeFrom) ?? 0;
  const to = parseMinutes(timeTo) ?? day;
  if (from < to) return isNamed(weekday) && minute >= from && minute < to;
  // Across midnight: the evening of a listed day, or the morning after one.
  return (isNamed(weekday) && minute >= from) || (isNamed(weekday - 1) && minute < to);
}

function isOfDevice(target: QrDevice, { kind, system }: VisitDevice): boolean {
  return target === kind || target === system;
}

export function holds(rule: QrRule, { at, zone, isOpen, language, device }: QrScan): boolean {
  const local = localTime(zone, at.getTime());
  return (
    (rule.opening === undefined || isOpen === (rule.opening === 'open')) &&
    (rule.from === undefined || at.getTime() >= Date.parse(rule.from)) &&
    (rule.until === undefined || at.getTime() < Date.parse(rule.until)) &&
    isInTime(rule, minuteOf(local), isoWeekday(dateOf(local)) - 1) &&
    (rule.language === undefined || rule.language === language) &&
    (rule.device === undefined || isOfDevice(rule.device, device))
  );
}

/** The target of a scan: that of the first matching rule, with its index, or the fallback. */
export function qrTarget(
  { rules, fallback }: { readonly rules: readonly QrRule[]; readonly fallback: string },
  scan: QrScan,
): { target: string; rule: number | undefined } {
  const rule = rules.findIndex((one) => holds(one, scan));
  return rule < 0 ? { target: fallback, rule: undefined } : { target: (rules[rule] as QrRule).target, rule };
}
