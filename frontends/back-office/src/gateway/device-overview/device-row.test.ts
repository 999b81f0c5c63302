import { describe, expect, test } from '@jest/globals';
import type { DeviceContact, DeviceNeed } from '@theke/contracts/notifications/device';
import type { TerminalContact } from '@theke/contracts/time-tracking/terminal';
import fc from 'fast-check';
import { aTv } from '../../signage/shared/signage-samples.ts';
import { type DeviceRow, needsHelp, rowsOfDevices, rowsOfTerminals, rowsOfTvs, sortRows } from './device-row.ts';

const now = new Date('2026-11-21T18:30:00.000Z');
const [recently, earlier] = ['2026-11-21T18:29:40.000Z', '2026-11-21T16:00:00.000Z'];
const [id, branch] = ['0199f000-0000-7000-8000-000000000001', '0199f000-0000-7000-8000-000000000002'];

const contact: DeviceContact = {
  ...{ device: { id }, name: 'Küche', branch: { id: branch }, type: 'cloudprnt', isEnabled: true, seenAt: recently },
};
const paperOut: DeviceNeed = {
  ...{ device: { id }, name: 'Küche', branch: { id: branch }, type: 'cloudprnt', reason: 'reports' },
  ...{ says: '410 Out of paper', since: earlier, papers: 2 },
};
const terminal: TerminalContact = {
  ...{ terminal: { id }, name: 'Eingang', branch: { id: branch } },
  ...{ keyMadeAt: earlier, seenAt: recently, revokedAt: null },
};

describe('state of a device', () => {
  test.each<[string, Partial<DeviceContact>, DeviceNeed[], string, string]>([
    ['online', {}, [], 'ok', 'Meldet sich'],
    ['silent while its branch is closed', { seenAt: earlier }, [], 'plain', 'Meldet sich nicht'],
    ['never seen', { seenAt: null }, [], 'soon', 'Noch nie gemeldet'],
    ['disabled', { isEnabled: false, seenAt: earlier }, [], 'plain', 'Außer Betrieb'],
    ['network printer', { type: 'escpos', seenAt: null }, [], 'plain', 'Wird beim Drucken verbunden'],
    ['out of paper', {}, [paperOut], 'late', 'Papier leer, 2 Bons nicht gedruckt'],
  ])('%s', (_, changes, needs, look, text) =>
    expect(rowsOfDevices([{ ...contact, ...changes }], needs, now)).toMatchObject([
      { kind: 'printer', to: `/devices/${id}`, look, text },
    ]),
  );

  test.each<[string, Partial<TerminalContact>, string, string]>([
    ['online', {}, 'ok', 'Meldet sich'],
    ['off', { seenAt: earlier }, 'plain', 'Meldet sich nicht'],
    ['without key', { keyMadeAt: null, seenAt: null }, 'soon', 'Kein Zugang erstellt'],
    ['revoked', { keyMadeAt: null, revokedAt: earlier }, 'plain', 'Zugang entzogen'],
    ['never opened', { seenAt: null }, 'soon', 'Noch nie gemeldet'],
  ])('terminal: %s', (_, changes, look, text) =>
    expect(rowsOfTerminals([{ ...terminal, ...changes }], now)).toMatchObject([
      { kind: 'terminal', to: `/terminals/${id}`, look, text },
    ]),
  );

  test('a TV is described as on the fleet page', () =>
    expect(rowsOfTvs([aTv({ status: { state: 'outdated' } })], now, () => 'Europe/Vienna')).toMatchObject([
      { kind: 'tv', look: 'soon', text: 'Zeigt alten Stand' },
    ]));
});

test('lists all devices, those that need help first', () => {
  const look = fc.constantFrom<DeviceRow['look']>('ok', 'soon', 'late', 'plain');
  const row = fc
    .record({ id: fc.uuid(), name: fc.string(), look })
    .map((some): DeviceRow => ({ ...some, kind: 'tv', branch, to: '/', seenAt: null, text: '' }));
  fc.assert(
    fc.property(fc.array(row), (rows) => {
      const sorted = sortRows(rows);
      expect(sorted).toHaveLength(rows.length);
      expect(new Set(sorted)).toEqual(new Set(rows));
      const firstFine = sorted.findIndex((one) => !needsHelp(one));
      expect(firstFine === -1 ? [] : sorted.slice(firstFine).filter(needsHelp)).toEqual([]);
    }),
  );
});
