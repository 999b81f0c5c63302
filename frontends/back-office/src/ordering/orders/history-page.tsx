import { CollectionContent } from '@theke/admin/lists/collection-content.tsx';
import { SearchField } from '@theke/admin/lists/search-field.tsx';
import { BoardHeader } from '../shared/board-header.tsx';
import { orderMessages } from '../shared/order-messages.de.ts';
import { useBoardFeed } from '../shared/use-board-feed.ts';
import { ExportOrdersButton } from './export-orders-button.tsx';
import * as css from './list-frame.module.css';
import { officeOrders } from './order-history-list.tsx';
import { PunctualityLine } from './punctuality-line.tsx';

/** All orders of the board's branch, or all that the user may see. */
export function HistoryPage() {
  const feed = useBoardFeed();
  const { branch } = feed;
  return (
    <div className={css.frame}>
      <BoardHeader feed={feed} />
      <main className={css.content}>
        {branch && <PunctualityLine branch={branch.id} />}
        <CollectionContent
          office={officeOrders}
          fixed={{ branch: branch?.id }}
          isInset
          bar={({ filter, narrow, sort }) => (
            <div className={css.tools}>
              <SearchField
                label={orderMessages.board.searchHistory}
                value={filter.q ?? ''}
                onChange={(q) => narrow({ q })}
              />
              <ExportOrdersButton shown={{ filter: branch ? { ...filter, branch: branch.id } : filter, sort }} />
            </div>
          )}
        />
      </main>
    </div>
  );
}
