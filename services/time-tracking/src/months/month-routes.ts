import { type Access, isReached } from '@theke/contracts/permissions';
import {
  type ClosedMonth,
  closeMonth,
  listChangedMonths,
  monthClosed,
  monthReopened,
  reopenMonth,
} from '@theke/contracts/time-tracking/closed-month';
import type { Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import type { Identity } from '@theke/kit/identity-token';
import { invalid } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { instantOf, startOf } from '@theke/rules/time/local-time';
import { addMonths, monthOf } from '@theke/rules/time/months';
import { absenceStore } from '../absences/absence-store.ts';
import { activityStore } from '../activities/activity-store.ts';
import { correctionStore } from '../corrections/correction-store.ts';
import { beginningsOf } from '../corrections/request-fault.ts';
import { dayOf } from '../day-of.ts';
import { refused } from '../errors.ts';
import { findZone, todayIn } from '../people/find-zone.ts';
import { refuseOwn } from '../people/not-oneself.ts';
import { nameOf, type Person, personStore } from '../people/person-store.ts';
import { type ClosedMonthRow, monthStore, toWire } from './month-store.ts';

/** Routes to close a complete month and to reopen it with a reason. */
export function monthRoutes({ db, now, newId }: Pick<ServiceBase<unknown>, 'db' | 'now' | 'newId'>): Route[] {
  /**
   * With a lock until the transaction ends. @throws Problem 422 if the caller does not manage this person, 403 for
   * oneself
   */
  async function held(tx: Transaction, user: string, access: Access, identity: Identity): Promise<Person> {
    const person = await personStore.find(tx, user);
    if (!person || !isReached(access, { branch: person.branches }))
      throw invalid('UNKNOWN_REFERENCE', 'Bitte wählen Sie eine Person aus Ihren Filialen.', 'user');
    refuseOwn(identity, person.id);
    await activityStore.lockPerson(tx, person.id);
    return person;
  }

  /** @throws Problem 422 if the month is not over, 409 if a shift has no end or a request is undecided */
  async function checkWhole(tx: Transaction, person: Person, month: string): Promise<void> {
    const zone = await findZone(tx, person);
    const [from, next] = [`${month}-01`, addMonths(`${month}-01`, 1)];
    if (todayIn(zone, now()) < next) throw refused('MONTH_NOT_OVER');
    const [activities, absences, corrections] = await Promise.all([
      activityStore.findByPerson(tx, person.id, new Date(instantOf(zone, startOf(from)))),
      absenceStore.open(tx, person.id, from),
      correctionStore.open(tx, person.id),
    ]);
    const isEndMissing = activities.some(({ startAt, endAt }) => endAt === null && dayOf(zone, startAt) < next);
    const isUndecided = absences.some((one) => one.state === 'requested' && one.from < next);
    const hasOpenRequest = corrections.some((one) =>
      beginningsOf(one).some((at) => monthOf(dayOf(zone, at)) === month),
    );
    if (isEndMissing || isUndecided || hasOpenRequest) throw refused('MONTH_NOT_WHOLE');
  }

  function keep(tx: Transaction, person: Person, closedMonth: ClosedMonthRow): ClosedMonth {
    const { id, version } = closedMonth;
    monthStore.save(tx, person.id, closedMonth);
    const data = { user: { id: person.id }, month: closedMonth.month, reason: closedMonth.reason };
    tx.publish(closedMonth.isClosed ? monthClosed(id, version, data) : monthReopened(id, version, data));
    return toWire(closedMonth);
  }

  return [
    route(listChangedMonths, ({ tenant, access }) =>
      db.withTenant(tenant, async (tx) => {
        const changed = await monthStore.changed(tx);
        const people = await personStore.findMany(
          tx,
          changed.map(({ person }) => person),
        );
        return changed.flatMap(({ person: id, month, changedSince }) => {
          const person = people.get(id);
          return person && isReached(access, { branch: person.branches })
            ? [{ user: { id }, name: nameOf(person), month, changedSince }]
            : [];
        });
      }),
    ),
    route(closeMonth, ({ tenant, body: { user, month }, access, identity }) =>
      db.withTenant(tenant, async (tx) => {
        const person = await held(tx, user.id, access, identity);
        const [before] = await monthStore.between(tx, person.id, month, month);
        if (before?.isClosed && before.changedSince === null) return toWire(before);
        await checkWhole(tx, person, month);
        return keep(tx, person, {
          id: before?.id ?? newId(),
          version: (before?.version ?? 0) + 1,
          month,
          isClosed: true,
          changedAt: now().toISOString(),
          by: identity.user?.name ?? '',
          reason: '',
          changedSince: null,
        });
      }),
    ),
    route(reopenMonth, ({ tenant, body: { user, month, reason }, access, identity }) =>
      db.withTenant(tenant, async (tx) => {
        const person = await held(tx, user.id, access, identity);
        const [before] = await monthStore.between(tx, person.id, month, month);
        if (!before) return { month, isClosed: false, changedAt: null, by: '', reason: '', changedSince: null };
        if (!before.isClosed) return toWire(before);
        return keep(tx, person, {
          ...before,
          version: before.version + 1,
          isClosed: false,
          changedSince: null,
          changedAt: now().toISOString(),
          by: identity.user?.name ?? '',
          reason,
        });
      }),
    ),
  ];
}
