import { expect, test } from '@jest/globals';
import fc from 'fast-check';
import { dateOf, localTime } from '../time/local-time.ts';
import { type AppointmentQuery, appointmentFault, noAppointmentText } from './appointment.ts';
import type { OpeningRule } from './opening-hours.ts';
import { slotsOnDate } from './pickup-slots.ts';

const at = (iso: string) => new Date(iso);
const minute = 60_000;
const noon: OpeningRule = { type: 'daily', from: '11:00', to: '14:00' };
const query = (now: string, more: Partial<AppointmentQuery> = {}): AppointmentQuery => ({
  branch: { openingHours: [noon] },
  orderType: 'takeaway',
  products: [],
  now: at(now),
  ...more,
});
const message = (asked: AppointmentQuery, appointment: string) => appointmentFault(asked, at(appointment))?.message;

// SLOT-08
test('requires an appointment only if the branch does', () => {
  const branch = { openingHours: [noon], isAppointmentRequired: true };
  expect(appointmentFault(query('2026-11-23T09:00Z'), null)).toBeUndefined();
  expect(appointmentFault(query('2026-11-23T09:00Z', { branch }), undefined)).toEqual({
    code: 'APPOINTMENT_REQUIRED',
    message: 'Bitte wählen Sie einen Termin aus.',
  });
  expect([noAppointmentText({}), noAppointmentText(branch)]).toEqual(['So schnell wie möglich', 'Keine Angabe']);
});

test('SLOT-07: returns the sentence of the order type outside its hours', () => {
  const sentence =
    'Zum ausgewählten Zeitpunkt haben wir leider geschlossen. Bitte wählen Sie einen Termin während unserer Öffnungszeiten.';
  const asked = query('2026-11-23T09:00Z');
  expect(appointmentFault(asked, at('2026-11-24T13:00Z'))).toEqual({
    code: 'APPOINTMENT_NOT_OFFERED',
    message: sentence,
  });
  expect(message(asked, '2026-11-24T12:55Z')).toBeUndefined();
  const deliveryHours: OpeningRule[] = [{ type: 'daily', from: '18:00', to: '20:00' }];
  const branch = { openingHours: [noon], deliveryHours, isDeliveryHoursEnabled: true };
  expect(message({ ...asked, branch, orderType: 'delivery' }, '2026-11-24T12:55Z')).toBe(sentence);
  expect(message({ ...asked, branch, orderType: 'delivery' }, '2026-11-24T18:00Z')).toBeUndefined();
});

test('distinguishes too early, too late and off the grid', () => {
  const products = [{ isLeadTimeEnabled: true, leadTimeType: 'days' as const, leadTimeValue: 2 }];
  expect(message(query('2026-11-23T11:03Z', { products }), '2026-11-24T12:00Z')).toBe(
    'Dieser Termin ist leider zu früh. Der früheste mögliche ist am 25.11.2026 um 12:05 Uhr.',
  );
  const long = [{ ...products[0]!, leadTimeValue: 91 }];
  expect(message(query('2026-11-23T11:03Z', { products: long }), '2026-11-24T12:00Z')).toBe(
    'Dieser Termin ist leider zu früh, und ein späterer ist derzeit nicht möglich.',
  );
  expect(message(query('2026-11-23T11:00Z'), '2027-02-21T11:00Z')).toMatch(/^Termine sind höchstens 90 Tage/);
  expect(message(query('2026-11-23T11:00Z'), '2027-02-21T10:55Z')).toBeUndefined();
  expect(message(query('2026-11-23T11:00Z'), '2026-11-24T11:03Z')).toMatch(/^Termine gibt es alle fünf Minuten/);
});

// SLOT-06
test('accepts slots that were offered within the last 10 minutes', () => {
  expect(message(query('2026-11-23T11:15:00Z'), '2026-11-23T11:05Z')).toBeUndefined();
  expect(message(query('2026-11-23T11:15:01Z'), '2026-11-23T11:05Z')).toMatch(/zu früh/);
});

// SLOT-06
test('accepts exactly the slots of the pickers of the last 10 minutes', () => {
  const anyQuery = fc.record({
    openingHours: fc.array(
      fc.record({
        type: fc.constantFrom('daily' as const, 'sunday' as const),
        from: fc.constantFrom('00:30', '11:07', '22:00'),
        to: fc.constantFrom('02:33', '12:00', '24:00'),
      }),
      { maxLength: 3 },
    ),
    leadTimeValue: fc.integer({ min: 0, max: 90 }),
    now: fc.date({ min: at('2026-10-24T12:00Z'), max: at('2026-10-26T12:00Z'), noInvalidDate: true }),
    ahead: fc.integer({ min: -30, max: 300 }),
  });
  fc.assert(
    fc.property(anyQuery, ({ openingHours, leadTimeValue, now, ahead }) => {
      const products = [{ isLeadTimeEnabled: true, leadTimeType: 'minutes' as const, leadTimeValue }];
      const asked: AppointmentQuery = { branch: { openingHours }, orderType: 'takeaway', products, now };
      const appointment = Math.floor(now.getTime() / minute + ahead) * minute;
      const date = dateOf(localTime('Europe/Vienna', appointment));
      const offered = Array.from({ length: 11 }, (_, ago) => new Date(now.getTime() - ago * minute)).some((then) =>
        slotsOnDate({ ...asked, now: then }, date).some((slot) => slot.getTime() === appointment),
      );
      expect(appointmentFault(asked, new Date(appointment)) === undefined).toBe(offered);
    }),
  );
});
