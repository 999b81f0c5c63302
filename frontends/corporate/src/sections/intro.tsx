import { imageIn, richIn, textIn, type Value } from '../page/values.ts';
import { Links } from '../parts/links.tsx';
import { Picture } from '../parts/picture.tsx';
import { RichText } from '../parts/rich-text.tsx';
import { Prefix, Title } from '../parts/title.tsx';
import * as css from './sections.module.css';

/** Intro of other pages, with a picture (v1) or without (v2). */
export function Intro({ value }: { value: Value }) {
  const image = imageIn(value, 'image');
  return (
    <div className={`${css.section} ${css.intro}`}>
      <Prefix value={value} />
      <div className={css.introRow}>
        <Title className={css.display}>{textIn(value, 'title')}</Title>
        <div>
          <RichText text={richIn(value, 'text')} className={css.introText} />
          <Links value={value} />
        </div>
      </div>
      {image && (
        <div className={css.hero}>
          <Picture image={image} sizes="(min-width: 1440px) 1344px, 100vw" isFirst />
        </div>
      )}
    </div>
  );
}
