import type { SheetDayRow } from '@theke/contracts/time-tracking/time-sheet';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { CircleAlert, Info } from 'lucide-react';
import * as css from './law-text.module.css';

/** A legal finding about a day, with its paragraph (TIME-09). */
export const LawText = ({ severity, text }: SheetDayRow['warnings'][number]) => (
  <span className={classNames(css.law, severity === 'breach' && css.breach)}>
    {severity === 'breach' ? <CircleAlert {...icon} size={16} /> : <Info {...icon} size={16} />}
    <span>{text}</span>
  </span>
);
