import { Popover } from '@theke/admin/ui/popover.tsx';
import { Switch } from '@theke/admin/ui/switch.tsx';
import { icon } from '@theke/ui/icon';
import { Eye, EyeOff } from 'lucide-react';
import { useId } from 'react';
import type { useShownDataHere } from '../shared/shown-data.ts';
import { boardToolsMessages } from './board-tools-messages.de.ts';
import * as css from './shown-data-menu.module.css';

const texts = boardToolsMessages.shown;
const kinds = ['product', 'customer'] as const;

/** Menu for the card contents on this device: a screen visible to others need not show addresses. */
export function ShownDataMenu({ shown, show }: ReturnType<typeof useShownDataHere>) {
  const id = useId();
  const Icon = shown.product && shown.customer ? Eye : EyeOff;
  return (
    <Popover label={texts.label} button={<Icon {...icon} size={20} />} buttonClass={css.button} className={css.panel}>
      <h2>{texts.label}</h2>
      {kinds.map((kind) => (
        <div key={kind} className={css.row}>
          <Switch
            id={`${id}-${kind}`}
            isOn={shown[kind]}
            onChange={(shows) => show(kind, shows)}
            aria-describedby={`${id}-${kind}-hint`}
          />
          <div>
            <label htmlFor={`${id}-${kind}`}>{texts[kind]}</label>
            <p id={`${id}-${kind}-hint`}>{texts.hints[kind]}</p>
          </div>
        </div>
      ))}
      <p className={css.here}>{texts.here}</p>
    </Popover>
  );
}
