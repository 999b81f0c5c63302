import { type ActiveMenuCase, activeMenuCases } from '../../cases/active-menu.ts';
import { type AppointmentsCase, appointmentsCases } from '../../cases/appointments.ts';
import {
  type AvailabilityCase,
  availabilityCases,
  type ClosedStyleCase,
  closedStyleCases,
} from '../../cases/availability.ts';
import { type ClosedNoticesCase, closedNoticesCases } from '../../cases/closed-notices.ts';
import { type LeadTimeCase, leadTimeCases } from '../../cases/lead-time.ts';
import { type NextShiftCase, nextShiftCases } from '../../cases/next-shift.ts';
import { type OpeningHoursCase, openingHoursCases } from '../../cases/opening-hours.ts';
import { type PreorderHintCase, preorderHintCases } from '../../cases/preorder-hint.ts';
import { runCases } from '../../cases/run-cases.ts';
import { type SlotsCase, slotsCases } from '../../cases/slots.ts';
import { type StatusTextsCase, statusTextsCases } from '../../cases/status-texts.ts';
import { type WeeklyDisplayCase, weeklyDisplayCases } from '../../cases/weekly-display.ts';
import { activeMenu } from '../products/active-menu.ts';
import { addDays, clockText, dateOf, isoWeekday, localTime } from '../time/local-time.ts';
import { appointmentFault } from './appointment.ts';
import { earliestReady, type LeadTime } from './lead-time.ts';
import { nextOpening, weeklySlots } from './opening-hours.ts';
import {
  type BranchHours,
  closedNotice,
  isOpenFor,
  isOrderable,
  isShownClosed,
  openBranchesText,
  openingStatus,
  todayText,
} from './opening-status.ts';
import { pickupSlots, pickupWindows } from './pickup-slots.ts';

const at = (instant: string) => new Date(instant);
const open: BranchHours = { openingHours: [{ type: 'daily', from: '00:00', to: '24:00' }] };
const leadOf = (lead: { type: NonNullable<LeadTime['leadTimeType']>; value: number } | null): LeadTime[] =>
  lead ? [{ isLeadTimeEnabled: true, leadTimeType: lead.type, leadTimeValue: lead.value }] : [];
/** Compares instants regardless of their offset in the cases. */
const sameInstant = (actual: Date | undefined, expected: string | null) =>
  actual && expected && actual.getTime() === Date.parse(expected) ? expected : (actual?.toISOString() ?? null);

runCases<OpeningHoursCase>(
  'opening hours',
  openingHoursCases,
  ({ zone, openingHours, at: now }) => openingStatus({ timeZone: zone, openingHours }, 'takeaway', at(now)).state,
);

runCases<AvailabilityCase>('availability', availabilityCases, ({ zone, at: now, ...hours }) => {
  const branch = { timeZone: zone, ...hours };
  return {
    isOrderingOpen: isOrderable(branch, at(now)),
    delivery: isOpenFor(branch, 'delivery', at(now)),
    takeaway: isOpenFor(branch, 'takeaway', at(now)),
    dineIn: isOpenFor(branch, 'dineIn', at(now)),
  };
});

const someDay = '2026-11-23T12:00:00+01:00';

runCases<ClosedStyleCase>('closed style', closedStyleCases, ({ isOpen, isPreorderEnabled }) =>
  isShownClosed({ ...(isOpen ? open : {}), isPreorderEnabled }, at(someDay)),
);

runCases<NextShiftCase>('next shift', nextShiftCases, ({ zone, openingHours, at: now }, expected) =>
  sameInstant(nextOpening(openingHours, zone, at(now))?.from, expected),
);

runCases<WeeklyDisplayCase>('weekly display', weeklyDisplayCases, ({ zone, openingHours, at: now, day }) => {
  const today = dateOf(localTime(zone, at(now).getTime()));
  const slots = weeklySlots(openingHours, addDays(today, day - isoWeekday(today)), today);
  return slots.map(({ from, to }) => [clockText(from * 60_000), to === 1440 ? '24:00' : clockText(to * 60_000)]);
});

runCases<ClosedNoticesCase>('closed notices', closedNoticesCases, ({ notice, zone, hours, closedMessage, at: now }) => {
  // For a notice about delivery, the branch itself is always open.
  const branch: BranchHours =
    notice === 'closed'
      ? { timeZone: zone, openingHours: hours, closedMessage }
      : { ...open, timeZone: zone, deliveryHours: hours, isDeliveryHoursEnabled: true, closedMessage };
  const place = notice === 'delivery-in-checkout' ? 'checkout' : 'menu';
  const [headline, next] = closedNotice(branch, notice === 'closed' ? 'takeaway' : 'delivery', at(now), place);
  return { headline, next };
});

runCases<PreorderHintCase>('pre-order hint', preorderHintCases, ({ isPreorderEnabled }) => {
  const hint = closedNotice({ isPreorderEnabled }, 'takeaway', at(someDay)).find((text) => text.includes('Vorbestell'));
  return hint ?? null;
});

runCases<StatusTextsCase>('status texts', statusTextsCases, (given) => {
  switch (given.text) {
    case 'open-branches':
      return openBranchesText([...Array<BranchHours>(given.n).fill(open), {}], at(someDay));
    case 'open-until':
      return openingStatus(
        { openingHours: [{ type: 'daily', from: '00:00', to: given.time }] },
        'takeaway',
        at('2026-11-23T00:00:00+01:00'),
      ).text;
    case 'open-today':
    case 'pickup': {
      const branch: BranchHours = { openingHours: [{ type: 'daily', from: given.from, to: given.to }] };
      const word = given.text === 'pickup' ? 'Abholung' : 'Offen heute';
      return todayText(branch, 'takeaway', at('2026-11-23T00:00:00+01:00'), word);
    }
    case 'opens': {
      const names = ['Sonntag', 'Montag', 'Dienstag', 'Mittwoch', 'Donnerstag', 'Freitag', 'Samstag'];
      const types = ['sunday', 'monday', 'tuesday', 'wednesday', 'thursday', 'friday', 'saturday'] as const;
      const weekday = types[names.indexOf(given.day)];
      if (!weekday) throw new Error(`the day of the case is not a weekday: ${given.day}`);
      const friday = addDays('2026-11-29', names.indexOf(given.day) - 2); // two days before the day
      return openingStatus(
        { openingHours: [{ type: weekday, from: given.time, to: '23:59' }] },
        'takeaway',
        at(`${friday}T12:00:00+01:00`),
      ).text;
    }
  }
});

runCases<LeadTimeCase>('lead time', leadTimeCases, ({ zone, now, products }, expected) =>
  sameInstant(earliestReady(products, zone, at(now)), expected),
);

runCases<SlotsCase>('slots', slotsCases, ({ list, zone, hours, now, leadTime, between }, expected) => {
  const query = {
    branch: { timeZone: zone, openingHours: hours },
    orderType: 'takeaway' as const,
    products: leadOf(leadTime),
    now: at(now),
  };
  const starts = list === 'picker' ? pickupSlots(query) : pickupWindows(query).map(({ from }) => from);
  const found = starts.filter((start) => start >= at(between.from) && start < at(between.to));
  if (found.length === 0) return null;
  return {
    first: sameInstant(found[0], expected?.first ?? null),
    last: sameInstant(found.at(-1), expected?.last ?? null),
    count: found.length,
  };
});

runCases<AppointmentsCase>('appointments', appointmentsCases, (given, expected) => {
  const { zone, orderType, leadTime, now, appointment, ...branch } = given;
  const query = {
    branch: { timeZone: zone, ...branch },
    orderType,
    products: leadOf(leadTime),
    now: at(now),
  };
  const fault = appointmentFault(query, appointment === null ? null : at(appointment));
  // Without a specified sentence, any German text is accepted.
  return { valid: fault === undefined, ...('message' in expected && { message: fault?.message }) };
});

runCases<ActiveMenuCase>('active menu', activeMenuCases, ({ branch, now, menus }) => {
  const own = menus.filter(({ branches }) => branches.includes(branch));
  return activeMenu(own, at(now))?.id ?? null;
});
