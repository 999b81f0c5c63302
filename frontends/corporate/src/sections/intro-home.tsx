import { imageIn, richIn, textIn, type Value } from '../page/values.ts';
import { Links } from '../parts/links.tsx';
import { Picture } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Title } from '../parts/title.tsx';
import * as css from './sections.module.css';

/** Intro of a home page: one large sentence and a full-width picture. */
export function IntroHome({ value }: { value: Value }) {
  const image = imageIn(value, 'image');
  return (
    <div className={css.intro}>
      <div className={css.section}>
        <div className={css.introRow}>
          <Title className={css.display}>{textIn(value, 'title')}</Title>
          <div>
            <RichText text={richIn(value, 'text')} className={css.introText} />
            <Links value={value} />
          </div>
        </div>
      </div>
      {image && (
        <div className={css.hero}>
          <Picture image={image} sizes="100vw" className={css.wide} isFirst />
        </div>
      )}
    </div>
  );
}
