import { type Access, accessibleBranches, isReached } from '@theke/contracts/permissions';
import {
  listTerminalContacts,
  makeTerminalKey,
  readTerminalState,
  revokeTerminal,
  type Terminal,
  terminals,
} from '@theke/contracts/time-tracking/terminal';
import type { Transaction } from '@theke/kit/database/database';
import { deviceKeyHash, newDeviceKey } from '@theke/kit/device-key';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import type { ServiceBase } from '@theke/kit/service';
import { terminalStore } from './terminal-store.ts';

type Deps = Pick<ServiceBase<unknown>, 'db' | 'now'> & {
  find(tx: Transaction, id: string): Promise<Terminal | undefined>;
};

/** Routes to issue and revoke a terminal's address (TIME-01). */
export function terminalRoutes({ db, now, find }: Deps): Route[] {
  const withTerminal = <T>(
    { tenant, params, access }: { tenant: string; params: { id: string }; access: Access },
    work: (tx: Transaction, id: string) => T | Promise<T>,
  ) =>
    db.withTenant(tenant, async (tx) => {
      const terminal = await find(tx, params.id);
      if (!terminal || !isReached(access, { branch: terminal.branch.id })) throw unknown(terminals.label.one);
      return work(tx, terminal.id);
    });

  return [
    route(makeTerminalKey, (call) =>
      withTerminal(call, (tx, id) => {
        const key = newDeviceKey();
        terminalStore.keyMade(tx, id, deviceKeyHash(key), now());
        return { key };
      }),
    ),
    route(revokeTerminal, (call) =>
      withTerminal(call, (tx, id) => {
        terminalStore.revoke(tx, id, now());
        return terminalStore.state(tx, id);
      }),
    ),
    route(listTerminalContacts, ({ tenant, access }) =>
      db.withTenant(tenant, (tx) => terminalStore.contacts(tx, accessibleBranches(access))),
    ),
    route(readTerminalState, (call) => withTerminal(call, terminalStore.state)),
  ];
}
