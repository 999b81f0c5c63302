import { entriesIn, imageIn, textIn, type Value } from '../page/values.ts';
import { Picture } from '../parts/picture.tsx';
import { Title } from '../parts/title.tsx';
import { secondsOf } from './quote-slider.tsx';
import * as css from './sections.module.css';
import { SlideControls } from './slide-controls.tsx';

/** Carousel of pictures. */
export const Slider = ({ value }: { value: Value }) => (
  <section className={css.section} data-alive="slides">
    <Title className={css.heading}>{textIn(value, 'title')}</Title>
    <section
      className={`${css.scroller} ${css.slides}`}
      // biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard
      tabIndex={0}
      aria-label={textIn(value, 'title') || 'Bilder'}
      data-slides="track"
    >
      {entriesIn(value, 'slides').flatMap((slide) => {
        const image = imageIn(slide.value, 'image');
        return image
          ? [
              <div key={slide.id} data-seconds={secondsOf(slide.value)}>
                <Picture image={image} sizes="(min-width: 1440px) 1344px, 100vw" />
              </div>,
            ]
          : [];
      })}
    </section>
    <SlideControls />
  </section>
);
