import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { ArrowUp } from 'lucide-react';
import * as css from './scroll-marks.module.css';

/**
 * Reading progress, alternating between left and right by page (SITE-12), and the link to the top:
 * enhance/scroll-marks.ts.
 */
export const ScrollMarks = ({ isRight }: { isRight: boolean }) => (
  <>
    <div className={classNames(css.indicator, isRight && css.right)} data-indicator="" aria-hidden="true" hidden />
    <a className={css.toTop} href="#app" data-to-top="" aria-label="Nach oben" title="Nach oben" hidden>
      <ArrowUp {...icon} />
    </a>
  </>
);
