import { type AwkwardShop, openAwkwardShop } from '../awkward/awkward-shop.ts';
import { type Draft, innenstadt, margheritaDraft, untilOrderable } from '../journeys/demo-shop.ts';
import type { Platform } from '../journeys/platform.ts';
import { createKey } from '../journeys/sessions.ts';

type Order = { id: string; uid: string; hash: string; ticketNumber: string };

/** The demo with an order in every state, and a second business with awkward content. */
export type Staged = {
  platform: Platform;
  /** The administrator's session, as a `Cookie` header. */
  cookie: string;
  branch: string;
  orders: Record<keyof typeof states, Order>;
  awkward: AwkwardShop;
  awkwardOrder: string;
  /** Path of the tablet at the counter. */
  frontdesk: string;
};

type Step = readonly [path: string, body?: () => object];

const inMinutes = (minutes: number) => {
  const step = 5 * 60_000;
  return new Date(Math.ceil((Date.now() + minutes * 60_000) / step) * step).toISOString();
};
const delivery = {
  deliveryType: 'delivery',
  deliveryArea: '1010 Innere Stadt',
  street: 'Graben 1',
  zipCode: '1010',
  city: 'Wien',
} as Partial<Draft>;
const confirm: Step = ['confirm', () => ({ appointment: inMinutes(25) })];

/** Items of each order, and how staff handled it. */
const states = {
  completed: { steps: [confirm, ['in-delivery'], ['completed']] },
  rejected: { steps: [['reject', () => ({ rejectionMessage: 'Leider ist der Ofen ausgefallen.' })]] },
  ready: { steps: [confirm, ['in-delivery']] },
  confirmed: { steps: [confirm] },
  brought: { draft: delivery, steps: [confirm] },
  later: { draft: { appointmentDate: inMinutes(180) }, steps: [['confirm']] },
  noted: {
    draft: { comment: 'Mein Sohn hat eine Nussallergie, bitte ohne Pesto und auf einem sauberen Blech.' },
    steps: [],
  },
  placed: { steps: [] },
} satisfies Record<string, { draft?: Partial<Draft>; steps: readonly Step[] }>;

export async function stageShop(platform: Platform): Promise<Staged> {
  await untilOrderable(platform);
  const cookie = await platform.login('admin@demo.example');
  const draft = await margheritaDraft(platform);
  const orders: Partial<Staged['orders']> = {};
  for (const [state, { steps, ...details }] of Object.entries(states) as [
    keyof typeof states,
    { draft?: Partial<Draft>; steps: readonly Step[] },
  ][]) {
    const reply = await platform.call('POST', '/api/orders', { body: { ...draft, ...details.draft } });
    if (reply.status !== 201) throw new Error(`the order "${state}" was refused: ${reply.text}`);
    const order = reply.body.data as Order;
    for (const [path, body] of steps) {
      const moved = await platform.call('POST', `/api/orders/${order.id}/status/${path}`, {
        cookie,
        body: body?.() ?? {},
      });
      if (moved.status >= 300) throw new Error(`${path} of the order "${state}" was refused: ${moved.text}`);
    }
    orders[state] = order;
  }
  const branch = (await innenstadt(platform)).id;
  const awkward = await openAwkwardShop(platform);
  const awkwardOrder = await awkward.order();
  await awkward.show('logo, wide');
  const { key } = await createKey(platform, cookie, { branch, purpose: 'frontdesk' });
  return {
    platform,
    cookie,
    branch,
    orders: orders as Staged['orders'],
    awkward,
    awkwardOrder,
    frontdesk: `/frontdesk/${branch}/${key}`,
  };
}
