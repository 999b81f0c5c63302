import { icon } from '@theke/ui/icon';
import { ArrowLeft } from 'lucide-react';
import * as css from './templates.module.css';

/**
 * Back link: goes back in the history if JavaScript is available (`data-back`), otherwise to the start page
 * (SITE-13).
 */
export const BackLink = () => (
  <a className={css.back} href="/" data-back="">
    <ArrowLeft {...icon} />
    Zurück
  </a>
);
