import { icon } from '@theke/ui/icon';
import { ArrowLeft, ArrowRight, Pause } from 'lucide-react';
import * as css from './sections.module.css';

/** Controls of a carousel; shown by JavaScript (enhance/slides.ts). */
export const SlideControls = () => (
  <div className={css.controls} data-slides="controls" hidden>
    <button type="button" className={css.round} data-slides="before" aria-label="Vorheriges">
      <ArrowLeft {...icon} />
    </button>
    <button type="button" className={css.round} data-slides="after" aria-label="Nächstes">
      <ArrowRight {...icon} />
    </button>
    <button type="button" className={css.round} data-slides="pause" aria-label="Anhalten" aria-pressed="false">
      <Pause {...icon} size={18} />
    </button>
    <span data-slides="count" aria-live="polite" />
  </div>
);
