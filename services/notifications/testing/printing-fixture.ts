// Setup of the printing tests: a shop with a branch, a clock, and the device routes.
import type { Device, DeviceState } from '@theke/contracts/notifications/device';
import { receiptRequested } from '@theke/contracts/ordering/order-events';
import { asGuest, asStaff } from '@theke/kit/testing/callers';
import { type Reply, request } from '@theke/kit/testing/request';
import { startForTest, type TestService } from '@theke/kit/testing/start-for-test';
import { v7 as uuidv7 } from 'uuid';
import { notifications } from '../src/service.ts';
import { pollOnce } from './cloudprnt-printer.ts';
import { anOrder, aShop } from './order-samples.ts';

type Parts = Awaited<ReturnType<typeof notifications.setup>>;

export type PrintingFixture = Awaited<ReturnType<typeof openPrintingFixture>>;

/** Starts the service with a clock that the test controls. */
export async function openPrintingFixture() {
  let now = new Date('2026-11-21T18:30:00.000Z');
  const service: TestService<Parts> = await startForTest(notifications, {
    env: { PRINTER_NETS: '127.0.0.0/8' },
    now: () => now,
  });
  const later = (minutes: number) => {
    now = new Date(now.getTime() + minutes * 60_000);
  };

  async function aTenant() {
    const [tenant, branch] = [uuidv7(), uuidv7()];
    await aShop(service as unknown as TestService<never>, tenant, branch);
    const staff = (method: string, path: string, body?: unknown, as = asStaff(tenant)): Promise<Reply> =>
      request(service, method, path, { as, body, now });

    const aDevice = async (draft: Partial<Device> & { type: Device['type'] }): Promise<Device> => {
      const body = { name: 'Bondrucker', identifier: uuidv7(), branch: { id: branch }, ...draft };
      const made = await staff('POST', '/api/devices', body);
      if (made.status !== 201) throw new Error(made.bytes.toString());
      return made.body.data as Device;
    };
    const keyOf = async ({ id }: Device): Promise<string> => {
      const { body } = await staff('POST', `/api/devices/${id}/key`, {});
      return (body.data as { path: string }).path.split('/').at(-1) as string;
    };
    /** As forwarded by the gateway: the key in a header. */
    const asPrinter = (key: string) => (method: string, path: string, body?: unknown) =>
      request(service, method, path, {
        as: asGuest(tenant),
        body,
        now,
        headers: { 'x-theke-device-key': key },
      });
    const stateOf = async ({ id }: Device): Promise<DeviceState> =>
      (await staff('GET', `/api/devices/${id}/state`)).body.data as DeviceState;

    return {
      tenant,
      branch,
      staff,
      aDevice,
      keyOf,
      asPrinter,
      stateOf,
      /** A polling printer and the paper of one poll. */
      async aCloudPrinter(draft: Partial<Device> = {}) {
        const device = await aDevice({ type: 'cloudprnt', ...draft });
        const key = await keyOf(device);
        return { device, key, poll: (how: Parameters<typeof pollOnce>[1] = {}) => pollOnce(asPrinter(key), how) };
      },
      async placed(given: Parameters<typeof anOrder>[0] = {}) {
        const order = anOrder({ branch, ...given });
        await service.publish(tenant, order.placed());
        await service.settled();
        return order;
      },
      async publish(fact: Parameters<typeof service.publish>[1]) {
        await service.publish(tenant, fact);
        await service.settled();
      },
      requested: ({ id, uid }: { id: string; uid: string }) =>
        receiptRequested(id, 3, { ...receiptRequested.example, id, uid, branch }),
    };
  }
  return { service, later, clock: () => now, aTenant };
}
