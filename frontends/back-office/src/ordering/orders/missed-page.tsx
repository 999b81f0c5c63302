import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { useNow } from '@theke/ui/use-now';
import { CircleCheck } from 'lucide-react';
import { BoardHeader } from '../shared/board-header.tsx';
import { CardStack } from '../shared/card-stack.tsx';
import { FirstOf } from '../shared/first-of.tsx';
import { OrderCard } from '../shared/order-card.tsx';
import { orderMessages } from '../shared/order-messages.de.ts';
import { TooManyNotice } from '../shared/too-many-notice.tsx';
import { useBoardFeed } from '../shared/use-board-feed.ts';
import { useMovesUnderWay } from '../shared/use-move.ts';
import { useOrderMoves } from '../shared/use-order-moves.tsx';
import * as css from './list-frame.module.css';

const cardsAtOnce = 40;

/** Orders that were not answered within ten minutes (ORDER-12), with their actions. */
export function MissedPage() {
  const feed = useBoardFeed();
  const { data, isError, error, refetch } = feed.missed;
  const now = useNow(1_000).getTime();
  const moves = useOrderMoves();
  const underWay = useMovesUnderWay();
  return (
    <div className={css.board}>
      <BoardHeader feed={feed} />
      <main className={css.cards}>
        <TooManyNotice meta={data?.meta} />
        {data && data.data.length > 0 && (
          <FirstOf rows={data.data} most={cardsAtOnce}>
            {(shown) => (
              <CardStack
                isWide
                cards={shown.map((order) => ({
                  id: order.id,
                  card: (
                    <OrderCard
                      order={order}
                      now={now}
                      onMove={moves.onMove}
                      onEdit={moves.onEdit}
                      underWay={underWay.findLast((each) => each.order === order.id)}
                    />
                  ),
                }))}
              />
            )}
          </FirstOf>
        )}
        {data?.data.length === 0 && (
          <Empty
            title={orderMessages.board.noMissed}
            text={orderMessages.board.noMissedText}
            sign={<CircleCheck {...icon} size={36} />}
          />
        )}
        {!data && isError && <LoadFailure message={orderMessages.board.loadFailed} error={error} refetch={refetch} />}
        {!data && !isError && <TableSkeleton />}
      </main>
      {moves.dialog}
    </div>
  );
}
