import type { Reservation, SlotsOfDay } from '@theke/contracts/ordering/reservation';
import { v7 as uuidv7 } from 'uuid';
import { between, oneOf, randomFrom } from '../../fixtures/random.ts';
import type { Platform } from '../journeys/platform.ts';
import { definiteRequests } from './definite-requests.ts';
import type { Ledger } from './ledger.ts';
import { type RepeatedWork, repeatWork } from './repeat-work.ts';

type Deps = { platform: Platform; cookie: string; ledger: Ledger; seed: number };
type Booked = { uid: string; hash: string; status: Reservation['status'] };

/** Hosts and guests reserve at the same time, for the same day: the tables run out. */
const parties = 2;
const noTable = ['SLOT_TAKEN', 'NO_TABLE_FREE', 'TABLE_TAKEN'];

/** The branch of the demo that takes reservations. */
async function findReservingBranch(platform: Platform): Promise<string> {
  const { body } = await platform.call('GET', '/api/branches?filter[identifier]=neubau');
  const [branch] = body.data as unknown as { id: string }[];
  if (!branch) throw new Error('the demo has no branch called neubau');
  return branch.id;
}

/**
 * Simulates reservations while services die, until it is stopped: guests book online, move and cancel by their link,
 * staff enter and cancel others and seat guests without one.
 */
export async function startReservationGuests({ platform, cookie, ledger, seed }: Deps): Promise<RepeatedWork[]> {
  const branch = { id: await findReservingBranch(platform) };
  const random = randomFrom(seed ^ 0x7e5e7);
  const send = definiteRequests(platform, ledger);
  const day = new Date(Date.now() + 86_400_000).toISOString().slice(0, 10);

  async function findFreeStart(guests: number): Promise<string | undefined> {
    const reply = await send('GET', `/api/reservations/slots?branch=${branch.id}&day=${day}&guests=${guests}`);
    const free = (reply.body.data as SlotsOfDay).slots.filter(({ isFree }) => isFree);
    return free.length > 0 ? oneOf(random, free).at : undefined;
  }

  async function bookOnline(id: string, about: { startAt: string; guests: number; name: string; email: string }) {
    const reply = await send('POST', '/api/reservations/public', { body: { id, branch, ...about } }, noTable);
    if (reply.status !== 200) return;
    const { uid, hash, status } = reply.body.data as Booked;
    ledger.reservations.set(id, { status, isMailed: true });
    const link = `/api/reservations/public/${uid}/${hash}`;
    const choice = random();
    const startAt = choice < 0.4 && (await findFreeStart(about.guests));
    if (startAt) await send('PUT', link, { body: { startAt, guests: about.guests } }, noTable);
    if (choice < 0.7) return;
    await send('POST', `${link}/cancel`, { body: {} });
    ledger.reservations.set(id, { status: 'canceled', isMailed: true });
  }

  async function enterByStaff(id: string, about: { startAt: string; guests: number; name: string; email: string }) {
    const reply = await send('POST', '/api/reservations', { cookie, body: { id, branch, ...about } }, noTable);
    if (reply.status !== 201) return;
    ledger.reservations.set(id, { status: (reply.body.data as Reservation).status, isMailed: true });
    if (random() < 0.6) return;
    await send('POST', `/api/reservations/${id}/status/cancel`, { cookie, body: {} });
    ledger.reservations.set(id, { status: 'canceled', isMailed: true });
  }

  async function seatWithoutReservation(id: string, name: string) {
    const body = { id, branch, source: 'walk-in', startAt: new Date().toISOString(), guests: 2, name };
    const reply = await send('POST', '/api/reservations', { cookie, body }, noTable);
    if (reply.status !== 201) return;
    await send('POST', `/api/reservations/${id}/status/finish`, { cookie, body: {} });
    ledger.reservations.set(id, { status: 'finished', isMailed: false });
  }

  async function reserve(number: number): Promise<void> {
    const [id, guests] = [uuidv7(), between(random, 1, 6)];
    const name = `chaos-${seed}-party-${String(number).padStart(6, '0')}`;
    if (number % 5 === 4) return seatWithoutReservation(id, name);
    const startAt = await findFreeStart(guests);
    if (!startAt) return;
    const about = { startAt, guests, name, email: `party-${number}@guests.example` };
    await (number % 5 < 3 ? bookOnline(id, about) : enterByStaff(id, about));
  }

  return Array.from({ length: parties }, (_, party) => repeatWork((round) => reserve(party + round * parties), 100));
}
