import { imageIn, richIn, textIn, type Value } from '../page/values.ts';
import { Links } from '../parts/links.tsx';
import { Picture } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Title } from '../parts/title.tsx';
import * as css from './sections.module.css';

export function CallToAction({ value }: { value: Value }) {
  const image = imageIn(value, 'image');
  return (
    <section className={css.section}>
      <div className={css.call}>
        <div className={css.callText}>
          <Title>{textIn(value, 'title')}</Title>
          <RichText text={richIn(value, 'text')} />
          <Links value={value} areButtons />
        </div>
        {image && (
          <Picture image={image} sizes="(min-width: 720px) 36vw, 100vw" isDecoration className={css.callPicture} />
        )}
      </div>
    </section>
  );
}
