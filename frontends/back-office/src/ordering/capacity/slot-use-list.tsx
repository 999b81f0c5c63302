import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { moneyText, numberText, timeText } from '@theke/admin/ui/format.ts';
import { listSlotUse, type SlotLimit, type SlotUse } from '@theke/contracts/ordering/capacity';
import { ErrorPanel } from '@theke/ui/error-panel';
import { capacityMessages } from './capacity-messages.de.ts';
import * as css from './capacity-page.module.css';
import { slotFieldsOf } from './slot-fields.ts';
import { fullnessOf } from './slot-fullness.ts';

const used = { maxOrders: 'orders', maxItems: 'items', maxValue: 'value' } as const;

/** Usage of upcoming slots by the limits that are set. Polled every 30 s. */
export function SlotUseList({ branch, limit }: { branch: string; limit: SlotLimit }) {
  const api = useApi();
  const zone = useZoneOf()(branch);
  const { currency } = useShop().config;
  const { data, isError, refetch } = useQuery({
    ...endpointQuery(api, listSlotUse, { params: { branchId: branch } }),
    staleTime: 0,
    refetchInterval: 30_000,
  });
  const text = (name: keyof typeof used, value: number) =>
    name === 'maxValue' ? moneyText(value, currency) : numberText(value);
  const endOf = ({ slot }: SlotUse) => Date.parse(slot) + limit.minutes * 60_000;
  return (
    <div className={css.use}>
      <h3 id="slot-use">{capacityMessages.useTitle}</h3>
      {!data && isError && (
        <ErrorPanel message={capacityMessages.useFailed} retryLabel={messages.retry} onRetry={() => void refetch()} />
      )}
      {data?.length === 0 && <p>{capacityMessages.useNone}</p>}
      {data && data.length > 0 && (
        <ul aria-labelledby="slot-use">
          {data.map((one) => {
            const fullness = fullnessOf(one, limit);
            return (
              <li key={one.slot}>
                <b>{`${timeText(one.slot, zone)}–${timeText(endOf(one), zone)}`}</b>
                <meter
                  min={0}
                  max={1}
                  high={0.99}
                  value={fullness}
                  aria-label={`${timeText(one.slot, zone)}: ${Math.round(fullness * 100)} %`}
                />
                <span>
                  {slotFieldsOf(limit)
                    .map(({ name, value }) => capacityMessages.of(text(name, one[used[name]]), text(name, value)))
                    .join(', ')}
                  {fullness >= 1 && `, ${capacityMessages.full}`}
                </span>
              </li>
            );
          })}
        </ul>
      )}
    </div>
  );
}
