import { minutesOf, type Weekday, weekdays } from '../hours/opening-hours.ts';
import { dateOf, isoWeekday, localTime, minuteOf } from '../time/local-time.ts';
import type { QrDevice, VisitDevice } from './visit-device.ts';

// code     a printed address `/q/{path}` that never changes; where it leads may.
// rule     conditions that all have to hold, and a target. The first rule that holds wins.
// fallback the target where none holds.

/** What is not named is not asked. A rule names at least one. */
export type QrRule = {
  /** Of the code's branch. */
  readonly opening?: 'open' | 'closed' | undefined;
  /** Instants, half-open: [from, until). */
  readonly from?: string | undefined;
  readonly until?: string | undefined;
  /** `11:30`, by the branch's clock, half-open. Where `timeTo` is earlier, it is of the next morning. */
  readonly timeFrom?: string | undefined;
  readonly timeTo?: string | undefined;
  /** On which the time of day begins. */
  readonly weekdays?: readonly Weekday[] | undefined;
  /** Which the guest's device asks for first: `en`. */
  readonly language?: string | undefined;
  readonly device?: QrDevice | undefined;
  readonly target: string;
};

export type QrScan = {
  readonly at: Date;
  /** The branch's zone, or that of the business. */
  readonly zone: string;
  /** Undefined where the code has no branch that is known: it is neither open nor closed. */
  readonly isOpen: boolean | undefined;
  readonly language: string | undefined;
  readonly device: VisitDevice;
};

const day = 24 * 60;

/** Whether a minute of a weekday (0: Monday) lies in the rule's time of day on one of its weekdays. */
function isInTime({ timeFrom, timeTo, weekdays: named }: QrRule, minute: number, weekday: number): boolean {
  const isNamed = (index: number) =>
    !named || named.length === 0 || named.includes(weekdays[(index + 7) % 7] as Weekday);
  const from = minutesOf(timeFrom) ?? 0;
  const to = minutesOf(timeTo) ?? day;
  if (from < to) return isNamed(weekday) && minute >= from && minute < to;
  // Over midnight: the evening of a named day, or the morning after one.
  return (isNamed(weekday) && minute >= from) || (isNamed(weekday - 1) && minute < to);
}

function isOfDevice(wanted: QrDevice, { kind, system }: VisitDevice): boolean {
  return wanted === kind || wanted === system;
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

/** Where a scan leads: the target of the first rule that holds, with its index, or the fallback. */
export function qrTarget(
  { rules, fallback }: { readonly rules: readonly QrRule[]; readonly fallback: string },
  scan: QrScan,
): { target: string; rule: number | undefined } {
  const rule = rules.findIndex((one) => holds(one, scan));
  return rule < 0 ? { target: fallback, rule: undefined } : { target: (rules[rule] as QrRule).target, rule };
}
