import { branches } from '@theke/contracts/catalog/branch';
import { deviceKeyHeader } from '@theke/contracts/device-key';
import { users } from '@theke/contracts/identity/user';
import type { Role } from '@theke/contracts/permissions';
import type { WorkedActivityOnWire } from '@theke/contracts/time-tracking/working-activity';
import { asGuest, asStaff, type Caller } from '@theke/kit/testing/callers';
import { request } from '@theke/kit/testing/request';
import { runDuringTests } from '@theke/kit/testing/run-during-tests';
import { v7 as uuidv7 } from 'uuid';
import { timeTracking } from '../src/service.ts';

/** Monday, 09:00 in Vienna. */
export const monday = '2026-11-23T08:00:00.000Z';

/** Local time in Vienna, on that Monday or some days later. */
export function vienna(time: string, days = 0): string {
  const [hours, minutes] = time.split(':').map(Number) as [number, number];
  return new Date(Date.parse('2026-11-22T23:00:00.000Z') + ((days * 24 + hours) * 60 + minutes) * 60_000).toISOString();
}

/** A business with one branch, its terminal, staff, and a clock controlled by the test. */
export function timeClock() {
  let now = new Date(monday);
  const service = runDuringTests(timeTracking, { now: () => now });

  async function business() {
    const [tenant, branch] = [uuidv7(), uuidv7()];
    now = new Date(monday);
    await service().publish(
      tenant,
      branches.events.changed(branch, 1, { ...branches.events.changed.example, id: branch }),
    );
    const ask = (method: string, path: string, { as = asStaff(tenant), body, key, pin }: Asked = {}) =>
      request(service(), method, `/api/${path}`, {
        as,
        now,
        headers: { ...(key && { [deviceKeyHeader]: key }), ...(pin && { 'x-theke-pin': pin }) },
        ...(body && { body }),
      });
    async function hire(
      lastName: string,
      given: { branches?: string[]; isActive?: boolean; roles?: Role[]; email?: string } = {},
    ): Promise<string> {
      const { branches = [branch], ...rest } = given;
      const id = uuidv7();
      const example = { ...users.events.changed.example, email: `${lastName}@marillo.example`.toLowerCase() };
      const user = { ...example, ...rest, id, lastName, branches: branches.map((one) => ({ id: one })) };
      await service().publish(tenant, users.events.changed(id, 1, user));
      await service().settled();
      return id;
    }
    async function terminal(given: { isPinRequired?: boolean; branch?: string } = {}): Promise<Terminal> {
      await service().settled();
      const { isPinRequired = false, branch: at = branch } = given;
      const draft = { name: 'Tablet', branch: { id: at }, isPinRequired };
      const made = await ask('POST', 'terminals', { body: draft });
      if (made.status !== 201) throw new Error(JSON.stringify(made.body));
      const { id } = made.body.data as { id: string };
      const { key } = (await ask('POST', `terminals/${id}/key`, { body: {} })).body.data as { key: string };
      return { id, key };
    }
    /** Punch as sent by a terminal: its time by the terminal's clock, and that clock's time of sending. */
    const punch = (
      { key }: Pick<Terminal, 'key'>,
      who: string,
      verb: string,
      { id = uuidv7(), at = now, sentAt = at, ...typed }: { id?: string; at?: Date; sentAt?: Date } & Typed = {},
    ) =>
      ask('POST', `time-tracking/-/${who}/working-activities/${verb}`, {
        as: asGuest(tenant),
        key,
        body: { id, at: at.toISOString(), sentAt: sentAt.toISOString(), ...typed },
      });
    const read = ({ key }: Pick<Terminal, 'key'>, path: string, given: { pin?: string; as?: Caller } = {}) =>
      ask('GET', `time-tracking/-/${path}`, { as: asGuest(tenant), key, ...given });
    const list = async (query = '', as?: Caller) =>
      (await ask('GET', `working-activities?${query}`, as ? { as } : {})).body.data as WorkedActivityOnWire[];
    return { tenant, branch, ask, hire, terminal, punch, read, list };
  }

  return {
    service,
    business,
    now: () => now,
    setClock: (time: string, days = 0) => {
      now = new Date(vienna(time, days));
    },
  };
}

type Typed = { pin?: string; sealedPin?: string };
type Asked = { as?: Caller; body?: object; key?: string; pin?: string };
type Terminal = { id: string; key: string };
export type Business = Awaited<ReturnType<ReturnType<typeof timeClock>['business']>>;
