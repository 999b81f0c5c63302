// RESV-10, RESV-11, RESV-14
import { expect, test } from '@jest/globals';
import type { Message, WholeMessage } from '@theke/contracts/notifications/message';
import { type ReservationState, reservationChanged } from '@theke/contracts/ordering/reservation';
import { reservationHash } from '@theke/kit/reservation-link';
import { asStaff } from '@theke/kit/testing/callers';
import { request, testSecret } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { aShop, branchEmail } from '../../testing/order-samples.ts';
import { notifications } from '../service.ts';

const service = runDuringTests(notifications);
const { example } = reservationChanged;
const guestEmail = example.reservation.email;

async function aBranchWithReservation(changes: Partial<ReservationState> = {}) {
  const tenant = uuidv7();
  const branch = uuidv7();
  await aShop(service(), tenant, branch);
  const reservation = { ...example.reservation, id: uuidv7(), branch: { id: branch }, ...changes };
  let version = 0;
  const publish = async (event: Partial<typeof example>) => {
    version += 1;
    const data = { ...example, ...event, reservation: { ...reservation, ...event.reservation, version } };
    await service().publish(tenant, reservationChanged(reservation.id, version, data));
    await service().settled();
  };
  const list = async () =>
    (await request(service(), 'GET', '/api/messages?sort=createdAt', { as: asStaff(tenant) })).body.data as Message[];
  const kinds = async () => (await list()).map(({ kind, recipient }) => `${kind} ${recipient}`).toSorted();
  const textOf = async (kind: string) => {
    const found = (await list()).find((message) => message.kind === kind);
    const reply = await request(service(), 'GET', `/api/messages/${found?.id}`, { as: asStaff(tenant) });
    return (reply.body.data as WholeMessage).text;
  };
  return { tenant, reservation, publish, list, kinds, textOf };
}

test('confirms a booking to the guest, with link and calendar entry, and tells the branch', async () => {
  const { tenant, reservation, publish, kinds, textOf } = await aBranchWithReservation();
  await publish({});
  expect(await kinds()).toEqual([`branch-reservation ${branchEmail}`, `reservation-confirmed ${guestEmail}`]);
  const text = await textOf('reservation-confirmed');
  // 18:00 UTC in Vienna.
  expect(text).toContain('Dienstag, 01.12.2026 um 19:00 Uhr');
  const hash = reservationHash(testSecret, tenant, reservation.uid);
  expect(text).toContain(`/reservation/${reservation.uid}/${hash}`);
  expect(text).toContain(`/api/reservations/public/${reservation.uid}/${hash}/calendar`);
  expect(await textOf('branch-reservation')).toContain('Walter Beispiel');
});

test('writes about requests, changes, cancellations and the reminder', async () => {
  const { reservation, publish, kinds, textOf } = await aBranchWithReservation();
  const requested = { ...reservation, status: 'requested' as const };
  await publish({ reservation: requested });
  await publish({ change: 'confirmed', by: 'staff' });
  await publish({ change: 'changed', by: 'staff' });
  await publish({ change: 'reminded', by: 'system' });
  await publish({ change: 'canceled', by: 'staff', reason: 'Leider ist der Herd kaputt.' });
  expect(await kinds()).toEqual(
    [
      `branch-reservation ${branchEmail}`,
      `reservation-requested ${guestEmail}`,
      `reservation-confirmed ${guestEmail}`,
      `reservation-changed ${guestEmail}`,
      `reservation-reminder ${guestEmail}`,
      `reservation-canceled ${guestEmail}`,
    ].toSorted(),
  );
  expect(await textOf('reservation-canceled')).toContain('Leider ist der Herd kaputt.');
});

test('mails nobody about moves that no guest has to know, and no guest without an address', async () => {
  const { publish, kinds } = await aBranchWithReservation();
  for (const change of ['seated', 'finished', 'no-show'] as const)
    await publish({ change, by: 'staff', isMailed: false });
  await publish({ change: 'changed', by: 'staff', isMailed: false });
  expect(await kinds()).toEqual([]);
  const byPhone = await aBranchWithReservation({ email: '' });
  await byPhone.publish({ by: 'staff' });
  expect(await byPhone.kinds()).toEqual([]);
});

test('erases the messages of an erased guest, and writes none from a late event', async () => {
  const { reservation, publish, list } = await aBranchWithReservation();
  await publish({});
  const erased = { ...reservation, name: '', email: '', phone: '', note: '', isErased: true };
  await publish({ reservation: erased, change: 'erased', by: 'system', isMailed: false });
  await publish({ change: 'changed', by: 'guest' });
  expect((await list()).map(({ state, recipient, subject }) => [state, recipient, subject])).toEqual([
    ['erased', '', ''],
    ['erased', '', ''],
  ]);
});
