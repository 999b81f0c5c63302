import { branches } from '@theke/contracts/catalog/branch';
import { listBranchMenus, menus } from '@theke/contracts/catalog/menu';
import type { Database } from '@theke/kit/database/database';
import { type Route, route } from '@theke/kit/http/route';
import { unknown } from '@theke/kit/problem';
import { postgresResourceStore } from '@theke/kit/resource/postgres-resource-store';

/** `GET /branches/:id/menus`: a branch's menus, newest first. `activeMenu` of the rules decides which is valid now. */
export function branchMenuRoute(db: Database): Route {
  const menuStore = postgresResourceStore(menus);
  const branchStore = postgresResourceStore(branches);
  return route(listBranchMenus, (call) =>
    db.withTenant(call.tenant, async (tx) => {
      if (!(await branchStore.find(tx, call.params.id))) throw unknown(branches.label.one);
      const { data } = await menuStore.list(
        tx,
        { page: 1, pageSize: 100, sort: '-availableFrom', filter: { branches: call.params.id } },
        false,
      );
      return data;
    }),
  );
}
