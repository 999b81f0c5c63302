import { setTimeout as pause } from 'node:timers/promises';
import type { OpenPeriod } from '@theke/contracts/ordering/day-close';
import { randomFrom } from '../../fixtures/random.ts';
import type { Env } from '../../tools/local/platform-servers.ts';
import { margheritaDraft, untilOrderable } from '../journeys/demo-shop.ts';
import { type BackOffice, startBackOffice } from './back-office.ts';
import type { ChaosPlatform } from './chaos-platform.ts';
import { checkLedger } from './check-ledger.ts';
import { startCloses } from './close-days.ts';
import { createCoupons } from './create-coupons.ts';
import { startDeliveries } from './deliver-orders.ts';
import { emptyLedger, type Ledger } from './ledger.ts';
import { type MailFigures, mailFigures } from './mail-differences.ts';
import { startNewsletterReaders } from './newsletter-readers.ts';
import { payOrder } from './pay-order.ts';
import { placeOrder } from './place-order.ts';
import { planOrder } from './plan-order.ts';
import { openPlatformDatabases, type PlatformDatabases } from './platform-databases.ts';
import { startReservationGuests } from './reservation-guests.ts';
import { sellGiftCards } from './sell-gift-cards.ts';
import { orderSender } from './send-order.ts';
import { startTableGuests } from './table-guests.ts';

/** Guests and staff of one run, and their records. */
export type Stage = {
  ledger: Ledger;
  staff: BackOffice;
  databases: PlatformDatabases;
  /** An administrator's session. */
  cookie: string;
  /** Number of orders that guests have started. */
  startedOrders(): number;
  /** Lets guests order, one in ten incorrectly, until `enough` returns true or an order gets no definite response. */
  guests(isEnough: () => boolean): Promise<void>;
  /** Places one more order that must be accepted; returns its id. */
  order(): Promise<string>;
  /** Lets staff finish and compares the ledger with the databases: one line per violated invariant. */
  check(): Promise<string[]>;
  mails(): Promise<MailFigures>;
  close(): Promise<void>;
};

const guestsAtOnce = 8;
/** Maximum pause of a guest between two orders, in ms: eight guests make some 50 orders/s. */
const thinks = 250;

/** @param env where to find the platform's servers, besides its data folder */
export async function openStage(platform: ChaosPlatform, seed: number, env: Env = process.env): Promise<Stage> {
  await untilOrderable(platform);
  const databases = await openPlatformDatabases(platform.dataDir, env);
  const cookie = await platform.login('admin@demo.example');
  const draft = await margheritaDraft(platform);
  // The balance runs out in a long run, and so do the coupons, so that some orders are refused for them.
  const branch = String(draft.branch);
  const shared = {
    cards: await sellGiftCards(platform, cookie, branch, { count: 3, value: 60 }),
    coupons: await createCoupons(platform, cookie, { count: 2, uses: 12 }),
  };
  const endpoint = await platform.webhooks.register(platform, cookie);
  const [row] = (
    await databases.identity.query<{ tenant_id: string }>(`select tenant_id from tenant_host where host = 'localhost'`)
  ).rows;
  const tenant = String(row?.tenant_id);
  const { rows } = await databases.ordering.query<{ id: string }>('select id from orders');
  const before = new Set(rows.map(({ id }) => id));
  const { rows: mails } = await databases.notifications.query<{ id: string }>(
    `select id from message where channel = 'email' and state = 'sent'`,
  );
  const sentBefore = new Set(mails.map(({ id }) => id));
  const ledger = emptyLedger();
  const sender = orderSender(platform.port);
  const staff = startBackOffice(platform, cookie, seed);
  const work = [
    // The first close comes before every order of the run.
    await startCloses({ platform, cookie, branch, ledger }),
    await startDeliveries({ platform, cookie, draft, sender, ledger, seed }),
    ...(await startReservationGuests({ platform, cookie, ledger, seed })),
    startNewsletterReaders({ platform, databases, tenant, ledger, seed }),
    ...startTableGuests({ platform, tenant, cookie, draft, ledger, seed }),
  ];
  const paying: Promise<void>[] = [];
  let startedCount = 0;
  let extra = 0;

  async function guest(number: number, isEnough: () => boolean) {
    const random = randomFrom(seed + number);
    while (!isEnough()) {
      const planned = planOrder(seed, startedCount++, draft, shared);
      const order = await placeOrder(sender, ledger, planned);
      if (order && planned.pays) {
        ledger.online.set(order.id, planned.pays);
        // Guests pay while the next order is placed.
        const payment = payOrder({ platform, tenant, random }, order, planned.pays);
        payment.catch(() => undefined); // awaited when the guests have finished
        paying.push(payment);
      }
      await pause(random() * thinks);
    }
  }

  return {
    ledger,
    staff,
    databases,
    cookie,
    startedOrders: () => startedCount,
    guests: async (isEnough) => {
      await Promise.all(Array.from({ length: guestsAtOnce }, (_, number) => guest(number, isEnough)));
      await Promise.all([...paying, ...work.map((one) => one.stop())]);
    },
    async order() {
      const marker = `chaos-${seed}-extra-${String(++extra).padStart(6, '0')}`;
      const body = { ...draft, email: `extra-${extra}@guests.example`, comment: marker };
      const planned = { marker, body, refusedWith: undefined, pays: undefined, cutAfter: undefined };
      const order = await placeOrder(sender, ledger, planned);
      if (!order) throw new Error(`${marker} was refused`);
      return order.id;
    },
    async check() {
      await staff.stop();
      const { dataDir, mail, webhooks } = platform;
      const about = { dataDir, env, databases, ledger, staff, before, sentBefore, mail, webhooks, endpoint, branch };
      return checkLedger({
        ...about,
        async readOpenPeriod() {
          const reply = await platform.call('GET', `/api/day-closes/open/${branch}`, { cookie });
          return reply.body.data as OpenPeriod;
        },
      });
    },
    mails: () => mailFigures({ databases, mail: platform.mail }),
    async close() {
      await Promise.allSettled([staff.stop(), ...work.map((one) => one.stop())]);
      sender.close();
      await databases.close();
    },
  };
}
