import { classNames } from '@theke/ui/class-names';
import { useContext } from 'react';
import { textIn, type Value } from '../page/values.ts';
import { Links } from '../parts/links.tsx';
import { LevelContext, Prefix, Title } from '../parts/title.tsx';
import * as css from './sections.module.css';

/** Large at the start of a page, otherwise the title of the following sections. */
export function TitleSection({ value }: { value: Value }) {
  const isFirst = useContext(LevelContext) === 'h1';
  return (
    <div className={classNames(css.section, isFirst && css.intro)}>
      <Prefix value={value} />
      <Title className={isFirst ? css.display : css.heading}>{textIn(value, 'title')}</Title>
      <Links value={value} />
    </div>
  );
}
