import { z } from 'zod';
import { action } from '../collection.ts';
import { endpoint } from '../endpoint.ts';
import { field } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { reference } from '../reference.ts';
import { defineResource } from '../resource.ts';
import { byId, exampleIds, id, instant, ref } from '../wire.ts';

export const deviceType = z.enum(['frontdesk', 'cloudprnt', 'escpos']);
export type DeviceType = z.output<typeof deviceType>;
export const deviceTypeLabels: Record<DeviceType, string> = {
  frontdesk: 'Tablet an der Theke',
  cloudprnt: 'Drucker (Star CloudPRNT)',
  escpos: 'Netzwerkdrucker (ESC/POS)',
};

const printer = { section: 'Drucker' };

/** A tablet or a printer of a branch. A tablet enters itself when its page is opened; what it did last, its state tells. */
export const devices = defineResource({
  service: 'notifications',
  name: 'devices',
  one: 'device',
  label: { one: 'Gerät', many: 'Geräte' },
  draft: z.strictObject({
    name: field(oneLine(80).min(1), 'Name'),
    identifier: field(oneLine(80).min(1), 'Kennung', {
      hint: 'Woran Sie das Gerät erkennen: seine Seriennummer oder ein Kürzel.',
    }),
    branch: reference('branches', 'Filiale'),
    type: field(deviceType, 'Art', { choices: deviceTypeLabels }),
    isEnabled: field(z.boolean(), 'In Betrieb').default(true),
    printsOn: field(z.enum(['placed', 'confirmed', 'never']), 'Druckt', {
      ...printer,
      choices: {
        placed: 'sobald eine Bestellung eingeht',
        confirmed: 'sobald eine Bestellung bestätigt ist',
        never: 'nur auf Wunsch',
      },
    }).default('placed'),
    prints: field(z.enum(['receipt', 'kitchen-slip']), 'Papier', {
      ...printer,
      choices: { receipt: 'Beleg mit Preisen', 'kitchen-slip': 'Küchenbon ohne Preise' },
    }).default('receipt'),
    printsAhead: field(z.enum(['in-time', 'at-once']), 'Küchenbons für andere Tage', {
      ...printer,
      choices: { 'in-time': 'wenn die Zubereitung beginnen muss', 'at-once': 'sofort' },
      hint: 'Gilt für Küchenbons. Bestellungen für heute werden immer sofort gedruckt.',
    }).default('in-time'),
    copies: field(z.int().min(1).max(5), 'Exemplare', printer).default(1),
    paper: field(z.enum(['80', '58']), 'Papierbreite', {
      ...printer,
      choices: { '80': '80 mm', '58': '58 mm' },
    }).default('80'),
    /** Private addresses are what this is for: the printer stands beside the counter. */
    address: field(
      z.string().regex(/^$|^[A-Za-z0-9]([A-Za-z0-9.-]{0,250})(:[0-9]{1,5})?$/, {
        error: 'Bitte geben Sie eine Adresse wie 192.168.1.50:9100 an.',
      }),
      'Adresse im Netz',
      { ...printer, hint: 'Nur für ESC/POS, zum Beispiel 192.168.1.50:9100.' },
    ).default(''),
  }),
  read: 'devices.read',
  write: 'devices.write',
  belongsTo: { branch: 'branch' },
  filters: ['branch', 'type', 'isEnabled'],
  sorts: ['type'],
  search: ['identifier'],
  example: {
    name: 'Bondrucker Küche',
    identifier: 'kueche-1',
    branch: { id: exampleIds.branch },
    type: 'cloudprnt',
  },
});
export type Device = z.output<typeof devices.entity>;

/**
 * `queued`: waits for its printer. `fetched`: the printer has it and has not said what came of it. `printed`: the printer
 * said so. `failed`: tried often enough, somebody has to look.
 */
export const printJobState = z.enum(['queued', 'fetched', 'printed', 'failed']);
export type PrintJobState = z.output<typeof printJobState>;

export const printJob = z.object({
  id,
  /** Null for a test. */
  order: ref.nullable(),
  uid: z.string().nullable(),
  ticketNumber: z.int().nullable(),
  isDuplicate: z.boolean(),
  state: printJobState,
  attempts: z.int(),
  /** Why it was not printed last time, as a German sentence. */
  lastError: z.string().nullable(),
  createdAt: instant,
  printedAt: instant.nullable(),
  /** A kitchen slip for another day waits until then; null: printed at once. */
  dueAt: instant.nullable().default(null),
});
export type PrintJob = z.output<typeof printJob>;

export const deviceState = z.object({
  device: ref,
  /** To some 20 seconds; null: never. */
  seenAt: instant.nullable(),
  /** What the printer said of itself last, in its own words. */
  status: z.string().nullable(),
  /** When its key was made; null: it has none. */
  keyMadeAt: instant.nullable(),
  logAskedAt: instant.nullable(),
  logAt: instant.nullable(),
  log: z.array(z.string()),
  /** The newest first, twenty at most. */
  jobs: z.array(printJob),
});
export type DeviceState = z.output<typeof deviceState>;

const at = { params: { id: exampleIds.device } };

export const readDeviceState = endpoint({
  name: 'readDeviceState',
  service: 'notifications',
  method: 'GET',
  path: '/devices/:id/state',
  summary: 'Stand eines Geräts',
  needs: 'devices.read',
  params: byId,
  reply: { kind: 'data', schema: deviceState },
  status: 200,
  example: at,
});

/**
 * Why somebody has to go to a device. `reports`: the printer says itself that it cannot print. `silent`: it was heard of before, and is not while
 * its branch is open. `unprinted`: papers were given up or wait too long.
 */
export const deviceNeedReason = z.enum(['reports', 'silent', 'unprinted']);

export const deviceNeed = z.object({
  device: ref,
  name: z.string(),
  branch: ref,
  type: deviceType,
  reason: deviceNeedReason,
  /** What the printer says of itself, in its own words; null where that is not the reason. */
  says: z.string().nullable(),
  /** When it was heard of last; of papers, since when the oldest waits. */
  since: instant,
  /** Papers of open orders that did not come out. */
  papers: z.int(),
});
export type DeviceNeed = z.output<typeof deviceNeed>;

/** Devices that need somebody: those in use alone, in the order of their names. */
export const listDevicesInNeed = endpoint({
  name: 'listDevicesInNeed',
  service: 'notifications',
  method: 'GET',
  path: '/devices/in-need',
  summary: 'Geräte, nach denen jemand sehen muss',
  needs: 'devices.read',
  reply: { kind: 'data', schema: z.array(deviceNeed) },
  status: 200,
  example: {},
});

/** The key is answered this once; one that there was opens nothing from this moment. 409 DEVICE_HAS_NO_KEY for other types. */
export const makeDeviceKey = action(devices, 'key', {
  name: 'makeDeviceKey',
  summary: 'Schlüssel eines Druckers erstellen',
  reply: z.object({ path: z.string() }),
});

const deviceTest = (name: string, verb: string, summary: string) =>
  action(devices, verb, { name, summary, reply: deviceState, status: 202 });

/** A tablet shows it at its next beat, a printer prints it. 409 DEVICE_DISABLED. */
export const testNotification = deviceTest('testDeviceNotification', 'test/notification', 'Testmeldung senden');
/** 409 DEVICE_DISABLED, DEVICE_PRINTS_NOT. */
export const testPrint = deviceTest('testDevicePrint', 'test/print', 'Testdruck');
/** A tablet sends its own at its next beat; a printer's is what was printed. */
export const requestDeviceLogs = deviceTest('requestDeviceLogs', 'request-device-logs', 'Protokoll anfordern');

/**
 * A tablet's page says that it is there, and enters its tablet where it is new; every 20 s. Answers what is wanted of it. 404
 * where it is disabled or its branch is another's.
 */
export const beatDevice = endpoint({
  name: 'beatDevice',
  service: 'notifications',
  method: 'POST',
  path: '/devices/beat',
  summary: 'Gerät meldet sich',
  needs: 'devices.attend',
  body: z.strictObject({
    branch: field(id, 'Filiale'),
    identifier: field(z.uuid(), 'Kennung'),
    name: field(oneLine(80).min(1), 'Name'),
  }),
  reply: {
    kind: 'data',
    schema: z.object({ device: ref, isNoticeWanted: z.boolean(), isLogWanted: z.boolean() }),
  },
  status: 200,
  example: {
    body: {
      branch: exampleIds.branch,
      identifier: '0199f000-0000-7000-8000-0000000000de',
      name: 'Tablet an der Theke',
    },
  },
});

/** What the page noted of itself; the newest lines last. */
export const sendDeviceLog = endpoint({
  name: 'sendDeviceLog',
  service: 'notifications',
  method: 'POST',
  path: '/devices/log',
  summary: 'Protokoll eines Geräts',
  needs: 'devices.attend',
  body: z.strictObject({
    device: field(id, 'Gerät'),
    lines: field(z.array(z.string().max(300)).max(200), 'Zeilen'),
  }),
  reply: { kind: 'empty' },
  status: 204,
  example: { body: { device: exampleIds.device, lines: ['2026-11-21T18:30:00.000Z verbunden'] } },
});

/** A receipt for people who have no printer for it. */
export const readReceipt = endpoint({
  name: 'readReceipt',
  service: 'notifications',
  method: 'GET',
  path: '/receipts/:id',
  summary: 'Beleg einer Bestellung als PDF',
  needs: 'orders.attend',
  params: byId,
  reply: { kind: 'binary' },
  status: 200,
  example: { params: { id: exampleIds.order } },
});

export const deviceEndpoints = [
  beatDevice,
  sendDeviceLog,
  listDevicesInNeed,
  readDeviceState,
  makeDeviceKey,
  testNotification,
  testPrint,
  requestDeviceLogs,
  readReceipt,
] as const;
