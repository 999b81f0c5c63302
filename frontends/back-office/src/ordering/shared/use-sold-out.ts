import { useQuery, useQueryClient } from '@tanstack/react-query';
import { endpointKey, endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { timeText } from '@theke/admin/ui/format.ts';
import { products } from '@theke/contracts/catalog/product';
import { listSoldOut, listStock } from '@theke/contracts/ordering/capacity';
import { ApiError } from '@theke/ui/api-error';
import { useToast } from '@theke/ui/toast';
import { type SoldOutChange, sendSoldOut } from './send-sold-out.ts';
import { soldOutMessages } from './sold-out-messages.de.ts';
import { keepBranch } from './stored-branch.ts';
import { useOwnBranches } from './use-own-branches.ts';

/** In ms; the list of products is filtered by a copy that follows by an event. */
const copyDelay = 1_500;

type Branch = { id: string; name: string };
/** `until` is undefined for a stock of 0, which has no end. */
export type SoldOutState = { branch: Branch; until: string | undefined };

/** Sold-out products by branch, and changes of that state, which can be taken back (STOCK-01). */
export function useSoldOut() {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const zoneOf = useZoneOf();
  const branches = useOwnBranches();
  const me = useMe();
  const isReader = may(me, 'orders.attend');
  const { data } = useQuery({ ...endpointQuery(api, listSoldOut, {}), staleTime: 15_000, enabled: isReader });
  const stateIn = (product: string, branch: Branch): SoldOutState | undefined => {
    const there = data?.find((each) => each.branch.id === branch.id);
    if (!there?.products.includes(product)) return undefined;
    return { branch, until: there.today.find((one) => one.product === product)?.until };
  };
  /** "22:00"; midnight is "24:00". */
  const untilText = (until: string, branch: string) => {
    const time = timeText(until, zoneOf(branch));
    return time === '00:00' ? '24:00' : time;
  };

  async function send(branchId: string, change: SoldOutChange) {
    const entries = await sendSoldOut(api, branchId, change);
    client.setQueryData(endpointKey(listStock, { params: { branchId } }), entries);
    void client.invalidateQueries({ queryKey: endpointKey(listSoldOut), exact: true });
    setTimeout(() => void client.invalidateQueries({ queryKey: [products.name] }), copyDelay);
    return entries;
  }

  /**
   * Marks products as sold out for today, or makes them available again. Products in that state are skipped.
   * @param title name of the product if it is a single one
   */
  async function change(branch: Branch, ids: readonly string[], isSoldOut: boolean, title?: string): Promise<void> {
    keepBranch(branch.id);
    const changing = ids.filter((id) => (stateIn(id, branch) !== undefined) !== isSoldOut);
    if (changing.length === 0) return;
    const marked = changing.filter((id) => stateIn(id, branch)?.until);
    const limited = changing.filter((id) => !marked.includes(id));
    const [todo, undo]: [SoldOutChange, SoldOutChange] = isSoldOut
      ? [{ mark: changing }, { release: changing }]
      : [
          { release: marked, stock: { products: limited, remaining: null } },
          { mark: marked, stock: { products: limited, remaining: 0 } },
        ];
    const what = title === undefined ? soldOutMessages.many(changing.length) : soldOutMessages.one(title);
    const where = branches.length > 1 ? branch.name : undefined;
    const fail = (error: unknown) => toast({ text: ApiError.from(error).message });
    try {
      const until = (await send(branch.id, todo))?.find(({ product }) => product === changing[0])?.soldOutUntil;
      toast({
        text: isSoldOut
          ? soldOutMessages.marked(what, where, until ? untilText(until, branch.id) : undefined)
          : soldOutMessages.released(what, where),
        action: { label: soldOutMessages.undo, onPress: () => void send(branch.id, undo).catch(fail) },
      });
    } catch (error) {
      fail(error);
    }
  }
  return { branches, mayWrite: isReader && may(me, 'orders.write'), stateIn, untilText, change };
}
