import { classNames } from '@theke/ui/class-names';
import { MarkedEntry, useEntryMarks, useListMarks } from '../page/editor-marks.tsx';
import { entriesIn, textIn, type Value } from '../page/values.ts';
import { Title } from '../parts/title.tsx';
import { Body } from './body.tsx';
import * as css from './sections.module.css';

/** Two or three columns, stacked on phones. `isShifted`: every second one is lower. */
export function Columns({ value, isShifted = false }: { value: Value; isShifted?: boolean }) {
  const entryMarks = useEntryMarks();
  const listMarks = useListMarks('columns');
  return (
    <section className={css.section}>
      <Title className={css.heading}>{textIn(value, 'title')}</Title>
      <div className={classNames(css.columns, isShifted && css.shifted)} {...listMarks}>
        {entriesIn(value, 'columns').map((column) => (
          <MarkedEntry key={column.id} entry={column} layout={undefined}>
            <div {...entryMarks(column)}>
              <Body value={column.value} />
            </div>
          </MarkedEntry>
        ))}
      </div>
    </section>
  );
}

export const ColumnsShifted = ({ value }: { value: Value }) => <Columns value={value} isShifted />;
