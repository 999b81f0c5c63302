import { useQuery, useQueryClient } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { ApiError } from '@theke/ui/api-error';
import { useToast } from '@theke/ui/toast';
import { changeSoldOut } from './change-sold-out.ts';
import { soldOutQuery } from './sold-out-query.ts';
import { soldOutState } from './sold-out-state.ts';
import { untilText } from './until-text.ts';
import { useOwnBranches } from './use-own-branches.ts';

type Branch = { id: string; name: string };

/** Sold-out products by branch, and changes of that state, which can be taken back (STOCK-01). */
export function useSoldOut() {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const zoneOf = useZoneOf();
  const branches = useOwnBranches();
  const me = useMe();
  const isReader = may(me, 'orders.attend');
  const { data } = useQuery({ ...soldOutQuery(api), enabled: isReader });
  const stateIn = (product: string, branch: Branch) => soldOutState(data, product, branch);

  /**
   * Marks products as sold out for today, or makes them available again. Products in that state are skipped.
   * @param title name of the product if it is a single one
   */
  async function change(branch: Branch, ids: readonly string[], isSoldOut: boolean, title?: string): Promise<void> {
    const changing = ids.filter((id) => (stateIn(id, branch) !== undefined) !== isSoldOut);
    if (changing.length === 0) return;
    const stateOf = (id: string) => stateIn(id, branch);
    try {
      toast(
        await changeSoldOut(
          { api, client, zoneOf, toast, hasBranches: branches.length > 1 },
          { branch, products: changing, stateOf, isSoldOut, title },
        ),
      );
    } catch (error) {
      toast({ text: ApiError.from(error).message });
    }
  }
  return {
    branches,
    mayWrite: isReader && may(me, 'orders.write'),
    stateIn,
    untilText: (until: string, branch: string) => untilText(until, zoneOf(branch)),
    change,
  };
}
