import type { Branch } from '@theke/contracts/catalog/branch';
import type { AccountOrder } from '@theke/contracts/ordering/account';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { formatMoney, toMoney } from '@theke/rules/money/money';
import { dateText, localTime } from '@theke/rules/time/local-time';
import { timesText } from '@theke/rules/units/amount-text';
import { Button } from '@theke/ui/button';
import { loadInit, useShop } from '@theke/ui/shop';
import { statusPath } from '../last-order/last-order.ts';
import { Link } from '../router/link.tsx';
import { cardIn } from '../shop/card.ts';
import { useOrderAgain } from '../status/use-order-again.ts';
import { useSending } from '../use-sending.ts';
import * as css from './account.module.css';
import { accountMessages } from './account-messages.de.ts';

const { orders: texts, ...general } = accountMessages;
const namedItems = 3;
const timeoutMs = 20_000;

/** One order of the account: when and what, its page, and a button to order it again. */
export function OrderRow({ order }: { order: AccountOrder }) {
  const { branches } = useShop();
  const branch = branches.find(({ id }) => id === order.branch.id);
  const { items, totals, uid, placedAt } = order;
  const named = items.slice(0, namedItems).map(({ name, amount, unit }) => `${timesText(amount, unit)} ${name}`);
  const left = items.length - named.length;
  const day = dateText(localTime(zoneOf(branch ?? {}), Date.parse(placedAt)));
  return (
    <div className={css.row}>
      <p>
        <b>
          <Link to={statusPath(order)} aria-label={texts.open(day, uid)}>
            {day}
          </Link>
          {[
            '',
            formatMoney(toMoney(totals.total.gross), totals.currency),
            ...(order.isCanceled || order.isRejected ? [texts.canceled] : []),
          ].join(', ')}
        </b>
        {[...named, ...(left > 0 ? [texts.more(left)] : [])].join(', ')}
      </p>
      {branch && <AgainButton order={order} branch={branch} />}
    </div>
  );
}

/** Loads the branch's menu when pressed; the menu then lists what is no longer available (ACCT-05). */
function AgainButton({ order, branch }: { order: AccountOrder; branch: Branch }) {
  const orderAgain = useOrderAgain(branch);
  const loading = useSending(() => loadInit(AbortSignal.timeout(timeoutMs), branch.identifier), {
    onSuccess: (init) => {
      const card = cardIn(init, branch.id);
      if (card) orderAgain(order, card);
    },
  });
  return (
    <div className={css.buttons}>
      <Button
        kind="second"
        size="small"
        busyLabel={loading.isPending && general.working}
        onClick={() => loading.send(undefined)}
      >
        {texts.again}
      </Button>
      {loading.error !== undefined && <p role="alert">{general.failed}</p>}
    </div>
  );
}
