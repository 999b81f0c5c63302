import type { Page } from '@theke/contracts/endpoint';
import {
  bookReservation,
  cancelPublicReservation,
  cancelReservation,
  changePublicReservation,
  confirmReservation,
  createReservation,
  finishReservation,
  listReservationSlots,
  listReservations,
  markNoShow,
  type PublicReservation,
  type Reservation,
  type ReservationState,
  readPublicReservation,
  readReservation,
  readReservationCalendar,
  type reservationChanged,
  seatReservation,
  streamReservations,
  updateReservation,
} from '@theke/contracts/ordering/reservation';
import { accessibleBranches, isReached } from '@theke/contracts/permissions';
import type { Transaction } from '@theke/kit/database/database';
import type { LiveChanges } from '@theke/kit/http/live-changes';
import { type Call, type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import { isReservationHash, reservationHash } from '@theke/kit/reservation-link';
import { changeableUntil } from '@theke/rules/reservations/reservation-hours';
import { isExpected, type ReservationMove } from '@theke/rules/reservations/reservation-states';
import { offerStore } from '../offer/offer-store.ts';
import type { AccessScope } from '../orders/order-store.ts';
import { bookOnline, expectReserving, type ReserveDeps } from './book-online.ts';
import { cancelOwn, changeOwn } from './change-own.ts';
import { listFreeStarts } from './list-free-starts.ts';
import { moveReservation } from './move-reservation.ts';
import { reservationCalendar } from './reservation-calendar.ts';
import { reservationStore, type StoredReservation } from './reservation-store.ts';
import { changeByStaff, reserveByStaff } from './reserve-by-staff.ts';

type Deps = ReserveDeps & { live: LiveChanges<typeof reservationChanged> };
type Link = { tenant: string; params: { uid: string; hash: string } };

/** Routes of reservations: guests by link, staff of the branch. */
export const reservationRoutes = (deps: Deps): Route[] => [...guestRoutes(deps), ...staffRoutes(deps)];

function guestRoutes(deps: Deps): Route[] {
  const { db, now, secret } = deps;

  const findOwn = async (tx: Transaction, { tenant, params: { uid, hash } }: Link): Promise<ReservationState> => {
    const stored = isReservationHash(secret, tenant, uid, hash) ? await reservationStore.findByUid(tx, uid) : undefined;
    if (!stored || stored.reservation.isErased) throw unknown('Die Reservierung');
    return stored.reservation;
  };
  const byLink = (call: Link): Promise<ReservationState> => db.withTenant(call.tenant, (tx) => findOwn(tx, call));

  const toGuest = (tenant: string, reservation: ReservationState): Promise<PublicReservation> =>
    db.withTenant(tenant, async (tx) => {
      const { uid, branch, status, day, startAt, guests, name, note } = reservation;
      const settings = (await offerStore.findBranch(tx, branch.id)) ?? {};
      const until = changeableUntil(settings, Date.parse(startAt));
      const isOpen = isExpected(status) && now().getTime() <= until;
      const changeable = isOpen ? new Date(until).toISOString() : null;
      return { uid, branch, status, day, startAt, guests, name, note, changeableUntil: changeable };
    });

  return [
    route(listReservationSlots, ({ tenant, query: { branch: id, day, guests, uid, hash } }) =>
      db.withTenant(tenant, async (tx) => {
        const branch = await expectReserving(tx, id);
        const own = uid && hash ? (await findOwn(tx, { tenant, params: { uid, hash } })).id : null;
        return listFreeStarts(tx, branch, { day, guests, own, now: now() });
      }),
    ),
    route(bookReservation, async ({ tenant, body }) => {
      const { uid, status } = await bookOnline(deps, { tenant, draft: body });
      return { uid, hash: reservationHash(secret, tenant, uid), status };
    }),
    route(readPublicReservation, async (call) => toGuest(call.tenant, await byLink(call))),
    route(changePublicReservation, async (call) => {
      const { id } = await byLink(call);
      return toGuest(call.tenant, await changeOwn(deps, { tenant: call.tenant, id }, call.body));
    }),
    route(cancelPublicReservation, async (call) => {
      const { id } = await byLink(call);
      return toGuest(call.tenant, await cancelOwn(deps, { tenant: call.tenant, id }));
    }),
    route(readReservationCalendar, async (call, response) => {
      const reservation = await byLink(call);
      const text = await db.withTenant(call.tenant, (tx) => reservationCalendar(tx, call.tenant, reservation, now()));
      response.setHeader('cache-control', 'private, no-store');
      response.setHeader('content-disposition', 'attachment; filename="reservierung.ics"');
      response.type('text/calendar; charset=utf-8').send(text);
    }),
  ];
}

type StaffCall = Pick<Call<typeof readReservation>, 'tenant' | 'access' | 'params'>;

const scopeOf = ({ access }: Pick<StaffCall, 'access'>): AccessScope => {
  const branches = accessibleBranches(access);
  return branches === null || { branches };
};

const targetOf = (call: StaffCall) => ({ tenant: call.tenant, id: call.params.id, scope: scopeOf(call) });

const withNoShows = async (tx: Transaction, all: readonly StoredReservation[]): Promise<Reservation[]> => {
  const counts = await reservationStore.noShows(tx, [...new Set(all.flatMap(({ person }) => person ?? []))]);
  return all.map(({ reservation, person }) => ({ ...reservation, noShows: counts.get(person ?? '') ?? 0 }));
};

function staffRoutes(deps: Deps): Route[] {
  const { db, live } = deps;

  const toStaff = async (tenant: string, stored: StoredReservation): Promise<Reservation> => {
    const [one] = await db.withTenant(tenant, (tx) => withNoShows(tx, [stored]));
    return one as Reservation;
  };
  const moved = async (call: StaffCall, move: ReservationMove, reason?: string) =>
    toStaff(call.tenant, await moveReservation(deps, targetOf(call), move, reason));

  return [
    route(listReservations, ({ tenant, access, query: { branch, day } }) =>
      db.withTenant(tenant, async (tx) => {
        if (!isReached(access, { branch })) throw unknown('Die Filiale');
        return pageOf(await withNoShows(tx, await reservationStore.ofDay(tx, branch, day)));
      }),
    ),
    route(streamReservations, (call, response, request) => {
      const requestedBranch = call.query.branch;
      const matches = ({ reservation: { branch } }: { reservation: ReservationState }) =>
        isReached(call.access, { branch: branch.id }) && (!requestedBranch || branch.id === requestedBranch);
      live.open(request, response, { tenant: call.tenant, matches });
    }),
    route(createReservation, async ({ tenant, access, body }) => {
      if (!isReached(access, { branch: body.branch.id })) throw unknown('Die Filiale');
      return toStaff(tenant, await reserveByStaff(deps, { tenant, draft: body }));
    }),
    route(readReservation, (call) =>
      db.withTenant(call.tenant, async (tx) => {
        const stored = await reservationStore.find(tx, call.params.id, scopeOf(call));
        if (!stored) throw unknown('Die Reservierung');
        const [one] = await withNoShows(tx, [stored]);
        return one as Reservation;
      }),
    ),
    route(updateReservation, async (call) =>
      toStaff(call.tenant, await changeByStaff(deps, targetOf(call), call.body)),
    ),
    route(confirmReservation, (call) => moved(call, 'confirm')),
    route(seatReservation, (call) => moved(call, 'seat')),
    route(finishReservation, (call) => moved(call, 'finish')),
    route(markNoShow, (call) => moved(call, 'no-show')),
    route(cancelReservation, (call) => moved(call, 'cancel', call.body.reason)),
  ];
}

const pageOf = <T>(data: T[]): Page<T> => ({
  data,
  meta: { total: data.length, isTotalCapped: false, page: 1, pageSize: data.length },
});
