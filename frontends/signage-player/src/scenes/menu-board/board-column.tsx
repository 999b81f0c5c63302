import { hyphenated } from '../parts/hyphenated.ts';
import { sceneMessages } from '../scene-messages.de.ts';
import { BoardRow } from './board-row.tsx';
import type { BoardSection } from './board-sections.ts';
import type { Column } from './break-pages.ts';
import * as css from './menu-board.module.css';

type Props = {
  sections: readonly BoardSection[];
  column: Column;
  /** The first column of a page; a section that continues in another one has its heading beside it. */
  isFirst: boolean;
};

/** Sections of a column, each below its heading. */
export const BoardColumn = ({ sections, column, isFirst }: Props) => (
  <div>
    {column.map(({ section: index, from, to }) => {
      const section = sections[index];
      if (!section) return null;
      const { id, name, rows } = section;
      return (
        <section key={id} className={css.section} data-section>
          <h2
            className={css.heading}
            data-heading
            data-continued={!isFirst && from > 0}
            aria-label={from > 0 ? sceneMessages.menuBoard.continued(name) : undefined}
          >
            <span>{hyphenated(name)}</span>
          </h2>
          <ul>
            {rows.slice(from, to).map(({ image, ...row }) => (
              <BoardRow key={row.id} {...row} />
            ))}
          </ul>
        </section>
      );
    })}
  </div>
);
