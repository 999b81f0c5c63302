import { classNames } from '@theke/ui/class-names';
import { entriesIn, textIn, type Value } from '../page/values.ts';
import { Title } from '../parts/title.tsx';
import { Body } from './body.tsx';
import * as css from './sections.module.css';

/** Two or three columns, stacked on phones. `isShifted`: every second one is lower. */
export const Columns = ({ value, isShifted = false }: { value: Value; isShifted?: boolean }) => (
  <section className={css.section}>
    <Title className={css.heading}>{textIn(value, 'title')}</Title>
    <div className={classNames(css.columns, isShifted && css.shifted)}>
      {entriesIn(value, 'columns').map((column) => (
        <div key={column.id}>
          <Body value={column.value} />
        </div>
      ))}
    </div>
  </section>
);

export const ColumnsShifted = ({ value }: { value: Value }) => <Columns value={value} isShifted />;
