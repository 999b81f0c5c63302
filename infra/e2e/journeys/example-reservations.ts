import type { Endpoint } from '@theke/contracts/endpoint';
import {
  bookReservation,
  cancelPublicReservation,
  cancelReservation,
  changePublicReservation,
  confirmReservation,
  createReservation,
  finishReservation,
  listReservationSlots,
  markNoShow,
  readPublicReservation,
  readReservation,
  readReservationCalendar,
  reservations,
  seatReservation,
  updateReservation,
} from '@theke/contracts/ordering/reservation';
import { exampleIds } from '@theke/contracts/wire';
import { until } from '@theke/kit/testing/until';
import { exampleCall, type Ids } from './example-call.ts';
import type { Platform, Reply } from './platform.ts';
import { changeExample, type SendExample, sendExampleAs, sendOrThrow } from './send-example.ts';

type Check = (at: Endpoint) => Promise<Reply | undefined>;

const publicCalls = [
  readPublicReservation,
  changePublicReservation,
  readReservationCalendar,
  cancelPublicReservation,
] as const;
const moves = [confirmReservation, cancelReservation] as const;

/** Checked here once the branch takes reservations, with times from now on: those of the examples are fixed. */
export const reservationCalls: readonly Endpoint[] = [
  listReservationSlots,
  bookReservation,
  ...publicCalls,
  createReservation,
  readReservation,
  updateReservation,
  ...moves,
  seatReservation,
  finishReservation,
  markNoShow,
];

const hour = 3_600_000;

/** A time some hours after the next full hour. */
const inHours = (hours: number): string => new Date(Math.ceil(Date.now() / hour) * hour + hours * hour).toISOString();

/** The example with a time from now on. */
const from = (endpoint: Endpoint, startAt: string, changes: object = {}): Endpoint => ({
  ...endpoint,
  example: { ...endpoint.example, body: { ...(endpoint.example.body as object), startAt, ...changes } },
});

/** Switches reservations on in a branch, and waits until a slot is free. */
async function enableReservations(send: SendExample, branch: string): Promise<void> {
  await changeExample(send, `/branches/${branch}`, { isReservationEnabled: true });
  const path = `/reservations/slots?branch=${branch}&day=${inHours(24).slice(0, 10)}&guests=2`;
  await until('ordering to receive branch and table', async () => {
    const { status, text } = await send({ method: 'GET', path, body: undefined, headers: [] });
    if (status !== 200) return false;
    const { data } = JSON.parse(text) as { data: { slots: { isFree: boolean }[] } };
    return data.slots.some(({ isFree }) => isFree);
  });
}

/**
 * Switches reservations on in the example's branch and books one as a guest.
 * @returns its uid and hash by those of the examples
 */
export async function bookExample(send: SendExample, ids: Ids): Promise<Map<string, string>> {
  await enableReservations(send, String(ids.get(exampleIds.branch)));
  const real = await sendOrThrow<{ uid: string; hash: string }>(
    send,
    exampleCall(from(bookReservation, inHours(5)), ids),
  );
  const { params } = readPublicReservation.example;
  return new Map([
    [params.uid, real.uid],
    [params.hash, real.hash],
  ]);
}

/** Switches reservations on in the example's branch, and checks the endpoints with its example table. */
export async function checkReservations(
  platform: Platform,
  cookie: string,
  real: Map<string, string>,
  check: Check,
): Promise<void> {
  const branch = String(real.get(exampleIds.branch));
  await enableReservations(sendExampleAs(platform, cookie), branch);

  await check(listReservationSlots);
  const booked = await check(from(bookReservation, inHours(5)));
  const { uid, hash } = (booked?.body.data ?? {}) as { uid: string; hash: string };
  const link = { params: { uid, hash } };
  for (const endpoint of publicCalls) {
    const isChange = endpoint.name === changePublicReservation.name;
    const body = { startAt: inHours(6), guests: 3 };
    await check({ ...endpoint, example: { ...link, ...('body' in endpoint && { body: isChange ? body : {} }) } });
  }

  const enter = async (startAt: string, changes: object = {}): Promise<void> => {
    const created = await check(from(createReservation, startAt, changes));
    real.set(reservations.exampleId, (created?.body.data as { id: string } | undefined)?.id ?? '');
  };
  await enter(inHours(8));
  await check(readReservation);
  await check(from(updateReservation, inHours(8)));
  for (const endpoint of moves) await check(endpoint);
  await enter(new Date(Date.now() - 2 * hour).toISOString(), { minutes: 30 });
  await check(markNoShow);
  await enter(new Date().toISOString(), { source: 'walk-in', phone: '' });
  await check(seatReservation);
  await check(finishReservation);
}
