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

/**
 * A tablet or a printer of a branch. Tablets register themselves when their page is opened; device state is separate.
 */
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
    /** Private addresses are allowed, because the printer is in the branch's network. */
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
 * `queued`: waits for its printer. `fetched`: the printer has it and has not reported a result. `printed`: the printer
 * reported success. `failed`: retries exhausted, needs attention.
 */
export const printJobState = z.enum(['queued', 'fetched', 'printed', 'failed']);
export type PrintJobState = z.output<typeof printJobState>;

export const printJob = z.object({
  id,
  /** Null for a test print. */
  order: ref.nullable(),
  uid: z.string().nullable(),
  ticketNumber: z.int().nullable(),
  isDuplicate: z.boolean(),
  state: printJobState,
  attempts: z.int(),
  /** Error of the last attempt, as a German sentence. */
  lastError: z.string().nullable(),
  createdAt: instant,
  printedAt: instant.nullable(),
  /** Earliest print time, for kitchen slips of a later day; null: printed immediately. */
  dueAt: instant.nullable().default(null),
});
export type PrintJob = z.output<typeof printJob>;

export const deviceState = z.object({
  device: ref,
  /** Accurate to about 20 seconds; null: never seen. */
  seenAt: instant.nullable(),
  /** Last status text that the printer reported. */
  status: z.string().nullable(),
  /** Creation time of its key; null: no key. */
  keyMadeAt: instant.nullable(),
  logAskedAt: instant.nullable(),
  logAt: instant.nullable(),
  log: z.array(z.string()),
  /** Newest first, at most twenty. */
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

/** A device of the list of all devices. */
export const deviceContact = z.object({
  device: ref,
  name: z.string(),
  branch: ref,
  type: deviceType,
  isEnabled: z.boolean(),
  /** Accurate to about 20 seconds; null: never seen. */
  seenAt: instant.nullable(),
});
export type DeviceContact = z.output<typeof deviceContact>;

/** The devices of the caller's branches with their last contact, sorted by name. */
export const listDeviceContacts = endpoint({
  name: 'listDeviceContacts',
  service: 'notifications',
  method: 'GET',
  path: '/devices/contacts',
  summary: 'Geräte und wann sie sich zuletzt gemeldet haben',
  needs: 'devices.read',
  reply: { kind: 'data', schema: z.array(deviceContact) },
  status: 200,
  example: {},
});

/**
 * Why a device needs attention. `reports`: the printer reports that it cannot print. `silent`: no contact although its
 * branch is open. `unprinted`: print jobs failed or waited too long.
 */
export const deviceNeedReason = z.enum(['reports', 'silent', 'unprinted']);

export const deviceNeed = z.object({
  device: ref,
  name: z.string(),
  branch: ref,
  type: deviceType,
  reason: deviceNeedReason,
  /** Status text reported by the printer; null for other reasons. */
  says: z.string().nullable(),
  /** Time of the last contact; for `unprinted`, creation time of the oldest waiting job. */
  since: instant,
  /** Number of unprinted jobs of open orders. */
  papers: z.int(),
});
export type DeviceNeed = z.output<typeof deviceNeed>;

/** Enabled devices that need attention, sorted by name. */
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

/** Returns the new key once; the previous key is invalid immediately. 409 DEVICE_HAS_NO_KEY for other types. */
export const makeDeviceKey = action(devices, 'key', {
  name: 'makeDeviceKey',
  summary: 'Schlüssel eines Druckers erstellen',
  reply: z.object({ path: z.string() }),
});

const deviceTest = (name: string, verb: string, summary: string) =>
  action(devices, verb, { name, summary, reply: deviceState, status: 202 });

/** Shown on a tablet at its next heartbeat, or printed by a printer. 409 DEVICE_DISABLED. */
export const testNotification = deviceTest('testDeviceNotification', 'test/notification', 'Testmeldung senden');
/** 409 DEVICE_DISABLED, DEVICE_PRINTS_NOT. */
export const testPrint = deviceTest('testDevicePrint', 'test/print', 'Testdruck');
/** A tablet sends its log at its next heartbeat; a printer's log is its print jobs. */
export const requestDeviceLogs = deviceTest('requestDeviceLogs', 'request-device-logs', 'Protokoll anfordern');

/**
 * Heartbeat of a tablet's page, every 20 s; registers a new tablet. Returns pending requests. 404 if the tablet is
 * disabled or its branch belongs to another tenant.
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

/** Log of the page; newest lines last. */
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

/** A receipt for printing without a receipt printer. */
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
  listDeviceContacts,
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
