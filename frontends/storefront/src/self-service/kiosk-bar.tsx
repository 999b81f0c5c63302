import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { ArrowLeft } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './kiosk.module.css';
import { kioskMessages as messages } from './kiosk-messages.de.ts';

type Props = { onBack?: (() => void) | undefined /** The button that continues. */; children?: ReactNode };

/** Bar at the bottom with one step back and one ahead. */
export const KioskBar = ({ onBack, children }: Props) => (
  <div className={css.bar}>
    {onBack && (
      <Button kind="second" size="large" aria-label={messages.back} onClick={onBack}>
        <ArrowLeft {...icon} />
        <span className={css.word}>{messages.back}</span>
      </Button>
    )}
    {children && <div className={css.ahead}>{children}</div>}
  </div>
);
