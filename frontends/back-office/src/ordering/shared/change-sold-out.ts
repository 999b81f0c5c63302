import type { QueryClient } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { products } from '@theke/contracts/catalog/product';
import { listSoldOut, listStock } from '@theke/contracts/ordering/capacity';
import { ApiError } from '@theke/ui/api-error';
import type { ToastMessage } from '@theke/ui/toast';
import { type SoldOutChange, sendSoldOut } from './send-sold-out.ts';
import { soldOutMessages } from './sold-out-messages.de.ts';
import type { SoldOutState } from './sold-out-state.ts';
import { keepBranch } from './stored-branch.ts';
import { untilText } from './until-text.ts';

/** In ms; the list of products is filtered by a copy that follows by an event. */
const copyDelay = 1_500;

type Context = {
  api: OfficeApi;
  client: QueryClient;
  zoneOf: (branch: string) => string;
  toast: (message: ToastMessage) => void;
  /** Whether messages name the branch. */
  hasBranches: boolean;
};
type Change = {
  branch: { id: string; name: string };
  /** Products that are not in the wanted state. */
  products: readonly string[];
  /** Their states before the change. */
  stateOf: (product: string) => SoldOutState | undefined;
  isSoldOut: boolean;
  /** Name of the product if it is a single one. */
  title?: string | undefined;
};

/**
 * Marks products as sold out for today, or makes them available again (STOCK-01).
 * @returns the message about it, with an undo button
 */
export async function changeSoldOut(
  context: Context,
  { branch, products: changing, stateOf, isSoldOut, title }: Change,
): Promise<ToastMessage> {
  const { zoneOf, toast, hasBranches } = context;
  keepBranch(branch.id);
  const marked = changing.filter((id) => stateOf(id)?.until);
  const limited = changing.filter((id) => !marked.includes(id));
  const [todo, undo]: [SoldOutChange, SoldOutChange] = isSoldOut
    ? [{ mark: changing }, { release: changing }]
    : [
        { release: marked, stock: { products: limited, remaining: null } },
        { mark: marked, stock: { products: limited, remaining: 0 } },
      ];
  const what = title === undefined ? soldOutMessages.many(changing.length) : soldOutMessages.one(title);
  const where = hasBranches ? branch.name : undefined;
  const entries = await send(context, branch.id, todo);
  const until = entries?.find(({ product }) => product === changing[0])?.soldOutUntil;
  return {
    text: isSoldOut
      ? soldOutMessages.marked(what, where, until ? untilText(until, zoneOf(branch.id)) : undefined)
      : soldOutMessages.released(what, where),
    action: {
      label: soldOutMessages.undo,
      onPress: () =>
        void send(context, branch.id, undo).catch((error: unknown) => toast({ text: ApiError.from(error).message })),
    },
  };
}

async function send({ api, client }: Context, branchId: string, change: SoldOutChange) {
  const entries = await sendSoldOut(api, branchId, change);
  client.setQueryData(endpointKey(listStock, { params: { branchId } }), entries);
  void client.invalidateQueries({ queryKey: endpointKey(listSoldOut), exact: true });
  setTimeout(() => void client.invalidateQueries({ queryKey: [products.name] }), copyDelay);
  return entries;
}
