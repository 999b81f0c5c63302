import { icon } from '@theke/ui/icon';
import { ArrowLeft } from 'lucide-react';
import * as css from './templates.module.css';

/** Back in the browser's history, where a script runs (`data-back`) and there is one; else to the start (SITE-13). */
export const BackLink = () => (
  <a className={css.back} href="/" data-back="">
    <ArrowLeft {...icon} />
    Zurück
  </a>
);
