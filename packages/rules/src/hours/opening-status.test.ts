import { expect, test } from '@jest/globals';
import type { OpeningRule } from './opening-hours.ts';
import {
  type BranchHours,
  branchStatus,
  closedNotice,
  isOpenFor,
  isShownClosed,
  openBranchesText,
  openingStatus,
  openingType,
  todayText,
} from './opening-status.ts';

const at = (viennaTime: string) => new Date(`${viennaTime}+01:00`);
const daily = (from: string, to: string): OpeningRule => ({ type: 'daily', from, to });
const lunchAndDinner: BranchHours = { openingHours: [daily('11:00', '14:00'), daily('17:00', '22:30')] };
const alwaysOpen: BranchHours = { openingHours: [daily('00:00', '24:00')] };
const mondays: BranchHours = { openingHours: [{ type: 'monday', from: '11:00', to: '14:00' }] };
const never: BranchHours = { openingHours: [], closedMessage: 'Wir sind auf Betriebsurlaub.' };
// 2026-11-21 is a Saturday.

// HOURS-17
test('is open during delivery for a branch that only delivers, otherwise during either kind of hours', () => {
  const hours = { openingHours: [daily('11:00', '14:00')], deliveryHours: [daily('17:00', '22:30')] };
  const branch = { ...hours, isDeliveryHoursEnabled: true, isDeliveryEnabled: true };
  const texts = (changes: object) =>
    ['12:00', '18:00', '15:00'].map((time) => branchStatus({ ...branch, ...changes }, at(`2026-11-21T${time}`)).text);
  const [noon, evening] = ['Geöffnet bis 14:00', 'Geöffnet bis 22:30'];
  expect(texts({})).toEqual(['Öffnet heute um 17:00 Uhr', evening, 'Öffnet heute um 17:00 Uhr']);
  // HOURS-25
  expect(texts({ isTakeawayEnabled: true })).toEqual([noon, 'Liefert bis 22:30', 'Öffnet morgen um 11:00 Uhr']);
  const allDay = { deliveryHours: [daily('00:00', '24:00')], isTakeawayEnabled: true };
  expect(texts(allDay)[2]).toBe('Liefert rund um die Uhr');
  expect(texts({ isDineInEnabled: true, isDeliveryHoursEnabled: false })[1]).toBe('Öffnet morgen um 11:00 Uhr');
});

// HOURS-11, HOURS-12, HOURS-24
test('states the closing time and warns an hour before', () => {
  expect(openingStatus(lunchAndDinner, 'takeaway', at('2026-11-21T19:00'))).toEqual({
    state: 'open',
    text: 'Geöffnet bis 22:30',
  });
  expect(openingStatus(lunchAndDinner, 'takeaway', at('2026-11-21T22:00')).state).toBe('closing-soon');
  const text = (openingHours: OpeningRule[]) =>
    openingStatus({ openingHours }, 'takeaway', at('2026-11-21T20:00')).text;
  expect(text([daily('11:00', '24:00')])).toBe('Geöffnet bis 24:00');
  expect(text([daily('11:00', '02:00')])).toBe('Geöffnet bis 02:00');
  expect(text([daily('00:00', '24:00'), { type: 'monday', isClosed: true }])).toBe('Geöffnet bis Sonntag, 24:00');
  const sundays: OpeningRule[] = [
    { type: 'saturday', from: '00:00', to: '24:00' },
    { type: 'sunday', from: '00:00', to: '20:00' },
  ];
  expect(text(sundays)).toBe('Geöffnet bis Sonntag, 20:00'); // Exactly one day away.
});

// HOURS-24
test('states the weekday for a local time a day away across a clock change', () => {
  const text = (from: string, until: OpeningRule[]) =>
    openingStatus({ openingHours: until }, 'takeaway', new Date(from)).text;
  // From Saturday 28 March, 22:00 to Sunday 22:30 it is 23 and a half hours.
  const sundayNight: OpeningRule[] = [
    { type: 'saturday', from: '00:00', to: '24:00' },
    { type: 'sunday', from: '00:00', to: '22:30' },
  ];
  expect(text('2026-03-28T22:00+01:00', sundayNight)).toBe('Geöffnet bis Sonntag, 22:30');
  // From Saturday 24 October, 23:00 to Sunday 22:30 it is 24 and a half.
  expect(text('2026-10-24T23:00+02:00', sundayNight)).toBe('Geöffnet bis 22:30');
});

test('states that it is open around the clock', () => {
  expect(openingStatus(alwaysOpen, 'takeaway', at('2026-11-21T23:59'))).toEqual({
    state: 'open',
    text: 'Rund um die Uhr geöffnet',
  });
});

// HOURS-24
test('states the next opening: today, tomorrow, on a weekday, or not at all', () => {
  const text = (branch: BranchHours, time: string) => openingStatus(branch, 'takeaway', at(time)).text;
  expect(text(lunchAndDinner, '2026-11-21T15:00')).toBe('Öffnet heute um 17:00 Uhr');
  expect(text(lunchAndDinner, '2026-11-21T23:00')).toBe('Öffnet morgen um 11:00 Uhr');
  expect(text(mondays, '2026-11-21T15:00')).toBe('Öffnet Montag um 11:00 Uhr');
  expect(text(mondays, '2026-11-24T15:00')).toBe('Geschlossen');
});

// HOURS-19, HOURS-20
test('shows the closed notice for today, for a weekday, or with the branch’s own message', () => {
  const notice = (branch: BranchHours, time: string) => closedNotice(branch, 'takeaway', at(time));
  expect(notice(lunchAndDinner, '2026-11-21T19:00')).toEqual([]);
  expect(notice(lunchAndDinner, '2026-11-21T15:00')).toEqual([
    'Derzeit haben wir leider geschlossen.',
    'Wir öffnen wieder um 17:00 Uhr.',
  ]);
  expect(notice(mondays, '2026-11-21T15:00')).toEqual([
    'Derzeit haben wir leider geschlossen.',
    'Wir öffnen wieder am Montag um 11:00 Uhr.',
  ]);
  expect(notice(never, '2026-11-21T15:00')).toEqual([
    'Derzeit haben wir leider geschlossen.',
    'Wir sind auf Betriebsurlaub.',
  ]);
  expect(notice({}, '2026-11-21T15:00')).toEqual(['Derzeit haben wir leider geschlossen.']);
  expect(notice({ ...mondays, isPreorderEnabled: true }, '2026-11-21T15:00').slice(2)).toEqual([
    'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.',
    'Wir bearbeiten sie, sobald wir wieder geöffnet haben.',
  ]);
});

// HOURS-15, HOURS-21, HOURS-22
test('uses separate delivery hours if enabled', () => {
  const branch: BranchHours = {
    ...lunchAndDinner,
    deliveryHours: [daily('18:00', '21:00')],
    isDeliveryHoursEnabled: true,
    isTakeawayEnabled: true,
    isDineInEnabled: true,
    isPreorderEnabled: true,
  };
  const noon = at('2026-11-21T12:00');
  expect(isOpenFor(branch, 'delivery', noon)).toBe(false);
  expect(isOpenFor(branch, 'takeaway', noon)).toBe(true);
  expect(isOpenFor({ ...branch, isDeliveryHoursEnabled: false }, 'delivery', noon)).toBe(true);
  expect(closedNotice(branch, 'takeaway', noon)).toEqual([]);
  expect(closedNotice(branch, 'delivery', noon)).toEqual([
    'Derzeit ist leider keine Lieferung möglich.',
    'Wir liefern wieder ab 18:00 Uhr.',
    'Sie können gerne selbst abholen oder bei uns vor Ort bestellen.',
    'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.',
  ]);
  expect(closedNotice(branch, 'delivery', noon, 'checkout')[0]).toBe('Derzeit bieten wir leider keine Lieferung an.');
  const evening = at('2026-11-21T19:00');
  const lunchOnly = { ...branch, openingHours: [daily('11:00', '14:00')] };
  expect(closedNotice(lunchOnly, 'takeaway', evening)).toEqual([
    'Derzeit haben wir leider geschlossen.',
    'Wir öffnen wieder am Sonntag um 11:00 Uhr.',
    'Gerne nehmen wir auch Ihre Vorbestellungen entgegen.', // Not completely closed: it delivers.
  ]);
  const only = (takeaway: boolean, dineIn: boolean) =>
    closedNotice({ ...branch, isTakeawayEnabled: takeaway, isDineInEnabled: dineIn }, 'delivery', noon)[2];
  expect([only(true, false), only(false, true)]).toEqual([
    'Sie können gerne selbst abholen.',
    'Sie können gerne bei uns vor Ort bestellen.',
  ]);
  expect(only(false, false)).toBe('Gerne nehmen wir auch Ihre Vorbestellungen entgegen.');
  expect(closedNotice(branch, 'delivery', at('2026-11-21T22:00'))).toContain(
    'Wir liefern wieder am Sonntag ab 18:00 Uhr.',
  );
});

test("shows today's current or next hours", () => {
  const text = (branch: BranchHours, time: string) => todayText(branch, 'takeaway', at(time));
  expect(text(lunchAndDinner, '2026-11-21T09:00')).toBe('Offen heute 11:00 Uhr bis 14:00 Uhr');
  expect(text(lunchAndDinner, '2026-11-21T14:00')).toBe('Offen heute 17:00 Uhr bis 22:30 Uhr');
  expect(text(lunchAndDinner, '2026-11-21T22:30')).toBeUndefined();
  expect(text(alwaysOpen, '2026-11-21T22:30')).toBe('Offen heute 00:00 Uhr bis 24:00 Uhr');
  expect(todayText(lunchAndDinner, 'takeaway', at('2026-11-21T09:00'), 'Abholung')).toBe(
    'Abholung 11:00 Uhr bis 14:00 Uhr',
  );
});

// HOURS-18
test('uses the closed style only without orders and pre-orders', () => {
  const [noon, night] = [at('2026-11-21T12:00'), at('2026-11-21T23:00')];
  expect([isShownClosed(lunchAndDinner, noon), isShownClosed(lunchAndDinner, night)]).toEqual([false, true]);
  expect(isShownClosed({ ...lunchAndDinner, isPreorderEnabled: true }, night)).toBe(false);
  const deliveryHours = [daily('22:00', '24:00')];
  expect(isShownClosed({ ...lunchAndDinner, deliveryHours, isDeliveryHoursEnabled: true }, night)).toBe(false);
});

test('handles today, tomorrow and the weekday at the end of a year', () => {
  const status = (openingHours: OpeningRule[], time: string) =>
    openingStatus({ openingHours }, 'takeaway', at(time)).text;
  expect(status([daily('11:00', '14:00')], '2026-12-31T23:59')).toBe('Öffnet morgen um 11:00 Uhr');
  expect(status([{ type: 'once', date: '2027-01-02', from: '09:00', to: '12:00' }], '2026-12-31T12:00')).toBe(
    'Öffnet Samstag um 09:00 Uhr',
  );
  expect(status([daily('18:00', '03:00')], '2026-12-31T23:59')).toBe('Geöffnet bis 03:00');
});

// HOURS-24
test('counts the open branches', () => {
  const text = (...branches: BranchHours[]) => openBranchesText(branches, at('2026-11-21T15:00'));
  expect(text(mondays, never)).toBe('Alle Standorte geschlossen');
  expect(text(mondays, alwaysOpen)).toBe('1 Standort geöffnet');
  expect(text(alwaysOpen, alwaysOpen)).toBe('2 Standorte geöffnet');
});

// HOURS-02
test('uses the time zone of the branch', () => {
  const branch = { ...lunchAndDinner, timeZone: 'Europe/London' };
  expect(openingStatus(branch, 'takeaway', at('2026-11-21T14:30')).text).toBe('Geöffnet bis 14:00');
});

const delivering: BranchHours = {
  ...{ isTakeawayEnabled: true, isDineInEnabled: true, isDeliveryEnabled: true, isDeliveryHoursEnabled: true },
  ...{ openingHours: [daily('11:00', '14:00')], deliveryHours: [daily('17:00', '22:30')] },
};

// HOURS-25
test('states that a branch delivers while it is closed for pickup', () => {
  const evening = at('2026-11-21T18:00');
  const offer = 'Wir liefern Ihnen Ihre Bestellung aber gerne.';
  expect(closedNotice(delivering, 'takeaway', evening)).toEqual([
    'Derzeit haben wir leider geschlossen.',
    'Wir öffnen wieder am Sonntag um 11:00 Uhr.',
    offer,
  ]);
  expect(closedNotice({ ...delivering, isDeliveryEnabled: false }, 'takeaway', evening)).not.toContain(offer);
  expect(closedNotice(delivering, 'takeaway', at('2026-11-21T15:00'))).not.toContain(offer);
});

// HOURS-20
test('shows closedMessage together with the next opening', () => {
  const closedMessage = 'Heute bleibt unser Ofen kalt.';
  expect(closedNotice({ ...delivering, closedMessage }, 'dineIn', at('2026-11-21T15:00'))).toEqual([
    'Derzeit haben wir leider geschlossen.',
    'Wir öffnen wieder am Sonntag um 11:00 Uhr.',
    closedMessage,
  ]);
});

// CART-17
test('initially selects an order type that is available now', () => {
  const types = (branch: BranchHours) =>
    ['12:00', '18:00', '15:00'].map((time) => openingType(branch, 'takeaway', at(`2026-11-21T${time}`)));
  expect(types(delivering)).toEqual(['takeaway', 'delivery', 'takeaway']);
  expect(types({ ...delivering, isPreorderEnabled: true })).toEqual(['takeaway', 'takeaway', 'takeaway']);
  expect(types({ ...delivering, isDeliveryEnabled: false })[1]).toBe('takeaway');
});
