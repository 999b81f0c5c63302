import { CollectionContent } from '@theke/admin/lists/collection-content.tsx';
import { BoardHeader } from '../domain/board-header.tsx';
import { useBoardBranch } from '../domain/use-board-branch.ts';
import * as css from './list-frame.module.css';
import { officeOrders } from './order-history-list.tsx';

/** Every order there was, of the board's branch or of all that the user may see. */
export function HistoryPage() {
  const { branch } = useBoardBranch();
  return (
    <div className={css.frame}>
      <BoardHeader />
      <main className={css.content}>
        <CollectionContent office={officeOrders} fixed={{ branch: branch?.id }} isInset />
      </main>
    </div>
  );
}
