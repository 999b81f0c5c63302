import { type CSSProperties, Fragment, memo } from 'react';
import { BoardColumn } from './board-column.tsx';
import type { BoardSection } from './board-sections.ts';
import { pageKey } from './break-pages.ts';
import * as css from './menu-board.module.css';
import { type BoardLayout, boardStyle } from './use-board-layout.ts';

type Props = { sections: readonly BoardSection[]; layout: BoardLayout; columns: number; page: number };

/** All pages of a board, one above the other; one of them is shown. */
export const BoardPages = memo(({ sections, layout: { key, pages, scale }, columns, page }: Props) => (
  // Another layout replaces the pages at once; only turning them is a transition.
  <Fragment key={key}>
    {pages.map((parts, index) => (
      <div
        key={pageKey(parts)}
        className={css.page}
        style={boardStyle(scale) as CSSProperties}
        data-columns={columns}
        data-shown={index === page}
        aria-hidden={index !== page}
      >
        {parts.map((column, position) => (
          <BoardColumn
            key={`${column[0]?.section} ${column[0]?.from}`}
            sections={sections}
            column={column}
            isFirst={position === 0}
          />
        ))}
      </div>
    ))}
  </Fragment>
));
