import { imageIn, richIn, textIn, type Value } from '../page/values.ts';
import { Links } from '../parts/links.tsx';
import { Picture } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Title } from '../parts/title.tsx';
import * as css from './sections.module.css';

export function Profile({ value }: { value: Value }) {
  const image = imageIn(value, 'image');
  return (
    <section className={`${css.section} ${css.profile}`}>
      {image && <Picture image={image} sizes="(min-width: 720px) 40vw, 100vw" className={css.portrait} />}
      <div>
        <Title className={css.heading}>{textIn(value, 'title')}</Title>
        <RichText text={richIn(value, 'text')} />
        <Links value={value} />
      </div>
    </section>
  );
}
