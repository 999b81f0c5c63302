import { randomFrom } from '../../fixtures/random.ts';
import type { Draft } from '../journeys/demo-shop.ts';
import { toDelivery } from '../journeys/order-preparations.ts';
import type { Platform } from '../journeys/platform.ts';
import { definiteRequests } from './definite-requests.ts';
import type { Ledger } from './ledger.ts';
import { placeOrder } from './place-order.ts';
import { type RepeatedWork, repeatWork } from './repeat-work.ts';
import type { OrderSender } from './send-order.ts';

type Deps = {
  platform: Platform;
  cookie: string;
  draft: Draft;
  sender: OrderSender;
  ledger: Ledger;
  seed: number;
};

/**
 * Simulates deliveries while services die, until it is stopped: a guest orders, staff confirm and assign a driver, who
 * delivers most of them.
 */
export async function startDeliveries({ platform, cookie, draft, sender, ledger, seed }: Deps): Promise<RepeatedWork> {
  const send = definiteRequests(platform, ledger);
  const random = randomFrom(seed ^ 0xd21fe);
  const listed = await send('GET', `/api/drivers?branch=${draft.branch}`, { cookie });
  const [driver] = listed.body.data as unknown as { id: string }[];
  if (!driver) throw new Error('the demo has no driver');
  const driving = await platform.login('mitarbeiter@demo.example');

  return repeatWork(async (number) => {
    const marker = `chaos-${seed}-delivery-${String(number).padStart(6, '0')}`;
    const body = {
      ...toDelivery(draft, '1010 Innere Stadt'),
      email: `delivery-${number}@guests.example`,
      comment: marker,
    };
    const planned = { marker, body, refusedWith: undefined, pays: undefined, cutAfter: undefined };
    const order = await placeOrder(sender, ledger, planned);
    if (!order) return;
    const move = (verb: string, by: string) =>
      send('POST', `/api/orders/${order.id}/status/${verb}`, { cookie: by, body: {} });
    await move('confirm', cookie);
    await send('PUT', `/api/orders/${order.id}/driver`, { cookie, body: { driver: driver.id } });
    ledger.deliveries.set(order.id, { driver: driver.id, status: 'confirmed' });
    if (random() < 0.2) return;
    await move('in-delivery', driving);
    await move('delivered', driving);
    ledger.deliveries.set(order.id, { driver: driver.id, status: 'delivered' });
  }, 400);
}
