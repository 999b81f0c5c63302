import { entriesIn, imageIn, textIn, type Value } from '../page/values.ts';
import { Picture } from '../parts/picture.tsx';
import { Title } from '../parts/title.tsx';
import * as css from './sections.module.css';

/** Pictures one after the other. */
export const Slider = ({ value }: { value: Value }) => (
  <section className={css.section}>
    <Title className={css.heading}>{textIn(value, 'title')}</Title>
    {/* biome-ignore lint/a11y/noNoninteractiveTabindex: whoever has no pointer pushes it with the keyboard */}
    <section className={`${css.scroller} ${css.slides}`} tabIndex={0} aria-label={textIn(value, 'title') || 'Bilder'}>
      {entriesIn(value, 'slides').flatMap((slide) => {
        const image = imageIn(slide.value, 'image');
        return image ? [<Picture key={slide.id} image={image} sizes="(min-width: 1440px) 1344px, 100vw" />] : [];
      })}
    </section>
  </section>
);
