import { ToolRow } from '@theke/admin/lists/tool-row.tsx';
import { ViewTabs } from '@theke/admin/lists/view-tabs.tsx';
import type { StockEntry } from '@theke/contracts/ordering/capacity';
import { capacityMessages } from './capacity-messages.de.ts';
import { isInView, type StockView } from './stock-view.ts';

type Props = { view: StockView; stock: readonly StockEntry[] | undefined; onChoose: (view: StockView) => void };

/** Views of the page: the products, and the time slots on their own tab. */
export function CapacityTabs({ view, stock, onChoose }: Props) {
  const count = (of: StockView) => stock && <b>{stock.filter((entry) => isInView(entry, of)).length}</b>;
  const tab = (of: StockView, label: string, counts?: ReturnType<typeof count>) => ({
    label,
    isOn: view === of,
    count: counts,
    onChoose: () => onChoose(of),
  });
  return (
    <ToolRow>
      <ViewTabs
        views={[
          tab(undefined, capacityMessages.all),
          tab('sold-out', capacityMessages.soldOut, count('sold-out')),
          tab('limited', capacityMessages.limited, count('limited')),
          tab('slots', capacityMessages.slotsTab),
        ]}
      />
    </ToolRow>
  );
}
