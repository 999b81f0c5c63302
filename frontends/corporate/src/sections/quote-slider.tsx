import { slideSeconds } from '@theke/rules/content/teaser-texts';
import { entriesIn, imageIn, textIn, type Value } from '../page/values.ts';
import { Picture } from '../parts/picture.tsx';
import { quoted } from './quote.tsx';
import * as css from './sections.module.css';
import { SlideControls } from './slide-controls.tsx';

/** Display time of a slide in seconds (BLOCK-09). */
export const secondsOf = ({ duration }: Value): number =>
  typeof duration === 'number' && duration >= 1 ? duration : slideSeconds;

/** Carousel of quotes; slides without a quote are skipped (BLOCK-10). */
export const QuoteSlider = ({ value }: { value: Value }) => (
  <section className={css.quoteSlides} data-alive="slides">
    <div className={css.section}>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a scrollable region must be reachable by keyboard */}
      <section className={`${css.scroller} ${css.slides}`} tabIndex={0} aria-label="Zitate" data-slides="track">
        {entriesIn(value, 'slides').flatMap((slide) => {
          const quote = textIn(slide.value, 'quote');
          if (!quote) return [];
          const image = imageIn(slide.value, 'image');
          return [
            <figure key={slide.id} className={`${css.quote} ${css.quoteSlide}`} data-seconds={secondsOf(slide.value)}>
              {image && <Picture image={image} sizes="200px" isDecoration className={css.face} />}
              <div>
                <blockquote>{quoted(quote)}</blockquote>
                {textIn(slide.value, 'author') && <figcaption>{textIn(slide.value, 'author')}</figcaption>}
              </div>
            </figure>,
          ];
        })}
      </section>
      <SlideControls />
    </div>
  </section>
);
