import {
  beatDevice,
  type Device,
  devices,
  listDeviceContacts,
  listDevicesInNeed,
  makeDeviceKey,
  readDeviceState,
  readReceipt,
  requestDeviceLogs,
  sendDeviceLog,
  testNotification,
  testPrint,
} from '@theke/contracts/notifications/device';
import { type Access, accessibleBranches, isReached } from '@theke/contracts/permissions';
import type { Transaction } from '@theke/kit/database/database';
import { deviceKeyHash, newDeviceKey } from '@theke/kit/device-key';
import { type Route, route } from '@theke/kit/http/route';
import { conflict, unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import type { OrderLinks } from '../orders/status-url.ts';
import { isDuplicatePrint } from '../printing/is-duplicate-print.ts';
import { printJobStore } from '../printing/print-job-store.ts';
import { queuePrints } from '../printing/queue-prints.ts';
import { receiptOfOrder } from '../printing/receipt-of-order.ts';
import { receiptPdf } from '../receipts/receipt-pdf.ts';
import { shopStore } from '../shop/shop-store.ts';
import { beat } from './beat-device.ts';
import type { DeviceUseCases } from './device-hooks.ts';
import { deviceStateStore } from './device-state-store.ts';
import { deviceStore } from './device-store.ts';
import { logOfPrinter, toState } from './device-view.ts';
import { needOfDevice } from './need-of-device.ts';

const jobsShown = 20;
const jobsLogged = 100;
/** How old an unprinted job may be to be reported, in ms: one shift. */
const papersFrom = 12 * 60 * 60_000;
const papersWait = 2 * 60_000;

type Deps = Pick<ServiceBase<unknown>, 'db' | 'now' | 'newId'> & OrderLinks & { useCases: DeviceUseCases };

/** Device routes besides CRUD. */
export function deviceRoutes(deps: Deps): Route[] {
  const { db, now } = deps;

  async function find(tx: Transaction, id: string, access: Access): Promise<Device> {
    const device = await deviceStore.find(tx, id);
    if (!device || !isReached(access, { branch: device.branch.id })) throw unknown(devices.label.one);
    return device;
  }

  const readState = async (tx: Transaction, device: string) =>
    toState(device, await deviceStateStore.find(tx, device), await printJobStore.newest(tx, device, jobsShown));

  const withDevice = <T>(
    { tenant, params, access }: { tenant: string; params: { id: string }; access: Access },
    work: (tx: Transaction, device: Device) => T | Promise<T>,
  ) => db.withTenant(tenant, async (tx) => work(tx, await find(tx, params.id, access)));

  const testing = (endpoint: typeof testNotification | typeof testPrint, kind: 'notice' | 'test'): Route =>
    route(endpoint as typeof testPrint, (call) =>
      withDevice(call, async (tx, device) => {
        if (!device.isEnabled)
          throw conflict('DEVICE_DISABLED', 'Dieses Gerät ist außer Betrieb. Bitte schalten Sie es zuerst ein.');
        if (device.type !== 'frontdesk')
          await queuePrints(deps, tx, [device], { order: null, kind, cause: `${kind}:${deps.newId()}` });
        else if (kind === 'notice') deviceStateStore.ask(tx, device.id, 'notice', now());
        else throw conflict('DEVICE_PRINTS_NOT', 'Dieses Gerät ist kein Drucker.');
        return readState(tx, device.id);
      }),
    );

  return [
    route(beatDevice, (call) => beat(deps, call.tenant, call.access, call.body)),
    route(sendDeviceLog, (call) =>
      db.withTenant(call.tenant, async (tx) => {
        const { id } = await find(tx, call.body.device, call.access);
        deviceStateStore.keepLog(tx, id, call.body.lines, now());
        return undefined;
      }),
    ),
    route(listDeviceContacts, ({ tenant, access }) =>
      db.withTenant(tenant, (tx) => deviceStore.contacts(tx, accessibleBranches(access))),
    ),
    route(listDevicesInNeed, ({ tenant, access }) =>
      db.withTenant(tenant, async (tx) => {
        const at = now();
        const ago = (ms: number) => new Date(at.getTime() - ms);
        const watched = await deviceStore.watched(tx, {
          branches: accessibleBranches(access),
          from: ago(papersFrom),
          waitingSince: ago(papersWait),
        });
        const branches = await shopStore.branches(tx, [...new Set(watched.map(({ device }) => device.branch.id))]);
        return watched.flatMap((one) => needOfDevice(one, branches.get(one.device.branch.id), at) ?? []);
      }),
    ),
    route(readDeviceState, (call) => withDevice(call, (tx, { id }) => readState(tx, id))),
    route(makeDeviceKey, (call) =>
      withDevice(call, (tx, device) => {
        if (device.type !== 'cloudprnt')
          throw conflict('DEVICE_HAS_NO_KEY', 'Einen Schlüssel hat nur ein Drucker, der selbst abholt.');
        const key = newDeviceKey();
        deviceStateStore.keyMade(tx, device.id, deviceKeyHash(key), now());
        return { path: `/api/devices/cloudprnt/${key}` };
      }),
    ),
    testing(testNotification, 'notice'),
    testing(testPrint, 'test'),
    route(requestDeviceLogs, (call) =>
      withDevice(call, async (tx, device) => {
        if (device.type === 'frontdesk') deviceStateStore.ask(tx, device.id, 'log', now());
        else {
          const jobs = await printJobStore.newest(tx, device.id, jobsLogged);
          deviceStateStore.keepLog(tx, device.id, logOfPrinter(jobs), now());
        }
        return readState(tx, device.id);
      }),
    ),
    route(readReceipt, async ({ tenant, params, access }, response) => {
      const at = now();
      const found = await db.withTenant(tenant, async (tx) => {
        const mark = (await isDuplicatePrint(tx, params.id, 'receipt')) ? 'DUPLIKAT' : undefined;
        return receiptOfOrder(deps, tx, { tenant, order: params.id }, { printedAt: at, mark });
      });
      if (!found || !isReached(access, found)) throw unknown('Die Bestellung');
      const pdf = await receiptPdf(found.receipt, `Bestellung ${found.uid}`, at);
      response.setHeader('content-disposition', `inline; filename="Beleg-${found.uid}.pdf"`);
      response.type('pdf').send(pdf);
    }),
  ];
}
