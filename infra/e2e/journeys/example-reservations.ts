import type { Branch } from '@theke/contracts/catalog/branch';
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
import type { Platform, Reply } from './platform.ts';
import { callOrThrow } from './staff-calls.ts';

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

/** Switches reservations on in the example's branch, and checks the endpoints with its example table. */
export async function checkReservations(
  platform: Platform,
  cookie: string,
  real: Map<string, string>,
  check: Check,
): Promise<void> {
  const branch = String(real.get(exampleIds.branch));
  const { data } = await callOrThrow(platform, 'GET', `/api/branches/${branch}`, cookie);
  const { id: _, createdAt: __, updatedAt: ___, ...draft } = data as Branch;
  await callOrThrow(platform, 'PUT', `/api/branches/${branch}`, cookie, { ...draft, isReservationEnabled: true });
  const next = Math.ceil(Date.now() / hour) * hour;
  const at = (hours: number) => new Date(next + hours * hour).toISOString();
  const from = (endpoint: Endpoint, startAt: string, changes: object = {}): Endpoint => ({
    ...endpoint,
    example: { ...endpoint.example, body: { ...(endpoint.example.body as object), startAt, ...changes } },
  });
  await until('ordering to receive branch and table', async () => {
    const query = `branch=${branch}&day=${at(24).slice(0, 10)}&guests=2`;
    const { body, status } = await platform.call('GET', `/api/reservations/slots?${query}`);
    return status === 200 && (body.data as { slots: { isFree: boolean }[] }).slots.some(({ isFree }) => isFree);
  });

  await check(listReservationSlots);
  const booked = await check(from(bookReservation, at(5)));
  const { uid, hash } = (booked?.body.data ?? {}) as { uid: string; hash: string };
  const link = { params: { uid, hash } };
  for (const endpoint of publicCalls) {
    const isChange = endpoint.name === changePublicReservation.name;
    const body = { startAt: at(6), guests: 3 };
    await check({ ...endpoint, example: { ...link, ...('body' in endpoint && { body: isChange ? body : {} }) } });
  }

  const enter = async (startAt: string, changes: object = {}): Promise<void> => {
    const created = await check(from(createReservation, startAt, changes));
    real.set(reservations.exampleId, (created?.body.data as { id: string } | undefined)?.id ?? '');
  };
  await enter(at(8));
  await check(readReservation);
  await check(from(updateReservation, at(8)));
  for (const endpoint of moves) await check(endpoint);
  await enter(new Date(Date.now() - 2 * hour).toISOString(), { minutes: 30 });
  await check(markNoShow);
  await enter(new Date().toISOString(), { source: 'walk-in', phone: '' });
  await check(seatReservation);
  await check(finishReservation);
}
