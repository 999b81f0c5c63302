import { textIn, type Value } from '../page/values.ts';
import { Links } from '../parts/links.tsx';
import { Title } from '../parts/title.tsx';
import * as css from './sections.module.css';

export const TitleSection = ({ value }: { value: Value }) => (
  <div className={css.section}>
    {textIn(value, 'prefix') && <p className={css.prefix}>{textIn(value, 'prefix')}</p>}
    <Title className={css.display}>{textIn(value, 'title')}</Title>
    <Links value={value} />
  </div>
);
