import { classNames } from '@theke/ui/class-names';
import { isMarked, useFieldMarks } from '../page/editor-marks.tsx';
import { textIn, type Value } from '../page/values.ts';
import { Title } from '../parts/title.tsx';
import { Body } from './body.tsx';
import * as css from './sections.module.css';

export function SubGroup({ value }: { value: Value }) {
  const marks = useFieldMarks('title', textIn(value, 'title'));
  return (
    <section className={classNames(css.subGroup, value.is_highlighted === true && css.highlighted)}>
      {(textIn(value, 'title') || isMarked(marks)) && (
        <div className={css.section}>
          <Title className={css.heading}>{textIn(value, 'title')}</Title>
        </div>
      )}
      <Body value={value} />
    </section>
  );
}
