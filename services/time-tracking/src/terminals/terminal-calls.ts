import { terminals } from '@theke/contracts/time-tracking/terminal';
import {
  endWorking,
  pauseWorking,
  pinHeader,
  readTerminalActivities,
  readTerminalBalances,
  readTerminalBookable,
  readTerminalMe,
  readTerminalPeople,
  readTerminalSchedules,
  resumeWorking,
  type SentPunch,
  type SentStart,
  startWorking,
  type TerminalPerson,
} from '@theke/contracts/time-tracking/terminal-calls';
import type { Transaction } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import type { PunchMove } from '@theke/rules/working-time/punch-moves';
import { toWire } from '../activities/activity-row.ts';
import { activityStore } from '../activities/activity-store.ts';
import { readToday } from '../activities/read-today.ts';
import { recordPunch } from '../activities/record-punch.ts';
import { bookingStore } from '../bookings/booking-store.ts';
import { copied } from '../copies.ts';
import { refused } from '../errors.ts';
import { checkPin } from '../people/check-pin.ts';
import { todayIn } from '../people/find-zone.ts';
import { type Person, personStore } from '../people/person-store.ts';
import { refuseDisabled } from '../people/refuse-disabled.ts';
import { openPin, pinKeyOf } from '../people/sealed-pin.ts';
import { readOwnShifts } from '../schedules/read-own-shifts.ts';
import { loadTerminalBalances } from '../sheets/terminal-balances.ts';
import { type TerminalIdentity, terminalStore } from './terminal-store.ts';

/** Minimum interval for storing a terminal's last call, in ms; terminals poll every few seconds. */
const seenEvery = 20_000;
const shownMs = 35 * 86_400_000;

type Deps = Pick<ServiceBase<unknown>, 'db' | 'now' | 'secret'>;
type By = { tenant: string; deviceKeyHash: string; params: { username: string } };

const viewOf = ({ id, firstName, lastName, presence, since, startAt, hasPin }: Person): TerminalPerson => ({
  id,
  firstName,
  lastName,
  presence,
  since: since?.toISOString() ?? null,
  startAt: startAt?.toISOString() ?? null,
  hasPin,
});

/** Routes that terminals call with their key (TIME-01, TIME-03). */
export function terminalCallRoutes(deps: Deps): Route[] {
  const { db, now } = deps;

  /** @throws Problem 404 for an unknown key */
  async function findTerminal(tx: Transaction, hash: string): Promise<TerminalIdentity> {
    const terminal = await terminalStore.findByKey(tx, hash);
    if (!terminal) throw unknown(terminals.label.one);
    return terminal;
  }

  /** @throws Problem 404 for an unknown person, 403 for one of another branch or with a closed account */
  async function personAt(
    tx: Transaction,
    { deviceKeyHash, params }: By,
  ): Promise<{ terminal: TerminalIdentity; person: Person }> {
    const terminal = await findTerminal(tx, deviceKeyHash);
    const person = await personStore.find(tx, params.username);
    if (!person) throw unknown('Die Person');
    if (!person.branches.includes(terminal.branch)) throw refused('OTHER_BRANCH');
    refuseDisabled(person, now());
    return { terminal, person };
  }

  /**
   * Returns the person for personal data; checks the PIN if the terminal requires one. @throws Problem 403 (wrong PIN),
   * 429 (too many attempts)
   */
  async function personWithPin(
    call: By & { headers: { readonly [pinHeader]?: string | undefined } },
  ): ReturnType<typeof personAt> {
    const at = await db.withTenant(call.tenant, (tx) => personAt(tx, call));
    if (at.terminal.isPinRequired)
      await checkPin(deps, {
        tenant: call.tenant,
        person: at.person.id,
        terminal: at.terminal.id,
        pin: call.headers[pinHeader],
      });
    return at;
  }

  /** @throws Problem 403 PIN_UNREADABLE; not counted as an attempt, because it reveals nothing about the PIN */
  function pinOf(tenant: string, person: string, move: PunchMove, { id, at, pin, sealedPin }: SentPunch) {
    if (sealedPin === undefined) return pin;
    const opened = openPin({ secret: deps.secret, tenant }, sealedPin, { id, person, move, at });
    if (opened === undefined) throw refused('PIN_UNREADABLE');
    return opened;
  }

  const punching = (endpoint: typeof startWorking | typeof endWorking, kind: PunchMove): Route =>
    route(endpoint, async (call) => {
      const sent: SentPunch | SentStart = call.body;
      const punch = async (tx: Transaction, { terminal, person }: Awaited<ReturnType<typeof personAt>>) =>
        toWire(
          await recordPunch(tx, {
            sent,
            kind,
            person: person.id,
            branch: terminal.branch,
            terminal: terminal.id,
            now: now(),
          }),
        );
      // An attempt is committed before it is refused, so a PIN check splits the work into two transactions; without a
      // PIN there is one.
      const found = await db.withTenant(call.tenant, async (tx) => {
        const at = await personAt(tx, call);
        return { ...at, done: at.terminal.isPinRequired ? undefined : await punch(tx, at) };
      });
      if (found.done) return found.done;
      await checkPin(deps, {
        tenant: call.tenant,
        person: found.person.id,
        terminal: found.terminal.id,
        pin: pinOf(call.tenant, found.person.id, kind, sent),
      });
      return db.withTenant(call.tenant, (tx) => punch(tx, found));
    });

  return [
    route(readTerminalPeople, (call) =>
      db.withTenant(call.tenant, async (tx) => {
        const at = now();
        const { id, name, branch: branchId, isPinRequired } = await findTerminal(tx, call.deviceKeyHash);
        terminalStore.seen(tx, id, at, new Date(at.getTime() - seenEvery));
        const branch = await copied.stores.branches.find(tx, branchId);
        if (!branch) throw unknown('Die Filiale');
        const people = await personStore.findByBranch(tx, branchId, at);
        return {
          terminal: { id, name },
          branch: { id: branchId, name: branch.name, timeZone: branch.timeZone },
          isPinRequired,
          pinKey: pinKeyOf({ secret: deps.secret, tenant: call.tenant }),
          now: at.toISOString(),
          people: people.map(viewOf),
        };
      }),
    ),
    route(readTerminalBookable, (call) =>
      db.withTenant(call.tenant, async (tx) => {
        const { branch: id } = await findTerminal(tx, call.deviceKeyHash);
        const branch = await copied.stores.branches.find(tx, id);
        if (!branch) throw unknown('Die Filiale');
        return bookingStore.bookable(tx, id, todayIn(branch.timeZone, now()));
      }),
    ),
    route(readTerminalMe, async (call) => {
      const byPin = call.headers[pinHeader] === undefined ? undefined : await personWithPin(call);
      return db.withTenant(call.tenant, async (tx) => {
        const { terminal, person } = byPin ?? (await personAt(tx, call));
        const activity = person.activity === null ? undefined : await activityStore.find(tx, person.activity);
        const branch = await copied.stores.branches.find(tx, terminal.branch);
        const today =
          branch && (byPin || !terminal.isPinRequired)
            ? await readToday(tx, { person: person.id, zone: branch.timeZone, now: now() })
            : null;
        return { ...viewOf(person), activity: activity ? toWire(activity) : null, today };
      });
    }),
    route(readTerminalActivities, async (call) => {
      const { person } = await personWithPin(call);
      const since = new Date(now().getTime() - shownMs);
      return (await db.withTenant(call.tenant, (tx) => activityStore.findByPerson(tx, person.id, since))).map(toWire);
    }),
    route(readTerminalBalances, async (call) => {
      const { person } = await personWithPin(call);
      return db.withTenant(call.tenant, (tx) => loadTerminalBalances(tx, person, now()));
    }),
    punching(startWorking, 'start'),
    punching(pauseWorking, 'pause'),
    punching(resumeWorking, 'resume'),
    punching(endWorking, 'end'),
    route(readTerminalSchedules, async (call) => {
      const { terminal, person } = await personWithPin(call);
      return db.withTenant(call.tenant, (tx) =>
        readOwnShifts(tx, { person: person.id, branch: terminal.branch, now: now() }),
      );
    }),
  ];
}
