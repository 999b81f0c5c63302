import { SearchField } from '@theke/admin/lists/search-field.tsx';
import type { Order } from '@theke/contracts/ordering/order';
import { BareSelect } from '@theke/ui/bare-select';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { Segmented } from '@theke/ui/segmented';
import { ListFilter } from 'lucide-react';
import { type ReactNode, useId, useState } from 'react';
import { orderMessages } from '../shared/order-messages.de.ts';
import * as css from './board-tools.module.css';
import { boardToolsMessages } from './board-tools-messages.de.ts';
import { placesOf } from './order-filter.ts';
import { useOrderFilter } from './use-order-filter.ts';

export type BoardView = 'orders' | 'stations';

const texts = boardToolsMessages;
const { deliveryTypes } = orderMessages;
const types = [
  { value: 'all', label: texts.all },
  { value: 'takeaway', label: deliveryTypes.takeaway },
  { value: 'delivery', label: deliveryTypes.delivery },
  { value: 'dineIn', label: deliveryTypes.dineIn },
] as const;
const views = [
  { value: 'orders', label: texts.orders },
  { value: 'stations', label: texts.stations },
] as const;

type Props = { orders: readonly Order[]; view: BoardView; onView: (view: BoardView) => void; children: ReactNode };

/**
 * Filters of the board, and the switch between orders and stations. On phones and upright tablets, all but the search
 * is collapsed.
 */
export function BoardTools({ orders, view, onView, children }: Props) {
  const id = useId();
  const { filter, change } = useOrderFilter();
  const [isOpen, setIsOpen] = useState(false);
  const places = placesOf(orders);
  const active = [filter.type, filter.place, view === 'stations'].filter(Boolean).length;
  return (
    <section className={css.tools} aria-label={texts.label}>
      <SearchField label={texts.search} value={filter.text ?? ''} onChange={(q) => change({ q })} />
      <button
        type="button"
        className={css.fold}
        aria-expanded={isOpen}
        aria-controls={id}
        onClick={() => setIsOpen(!isOpen)}
      >
        <ListFilter {...icon} size={18} />
        {texts.filter}
        {active > 0 && <b>{active}</b>}
      </button>
      <div id={id} className={classNames(css.folded, isOpen && css.open)}>
        <Segmented
          label={texts.type}
          className={css.types}
          value={filter.type ?? 'all'}
          segments={types}
          onChange={(type) => change({ type: type === 'all' ? undefined : type })}
        />
        {(places.length > 0 || filter.place) && (
          <BareSelect
            className={css.place}
            aria-label={texts.place}
            value={filter.place ?? ''}
            onChange={(event) => change({ place: event.target.value })}
          >
            <option value="">{texts.everywhere}</option>
            {[...new Set([...places, ...(filter.place ? [filter.place] : [])])].map((place) => (
              <option key={place} value={place}>
                {place}
              </option>
            ))}
          </BareSelect>
        )}
        <Segmented label={texts.view} className={css.views} value={view} segments={views} onChange={onView} />
      </div>
      {children}
    </section>
  );
}
