import { icon } from '@theke/ui/icon';
import { Delete } from 'lucide-react';
import * as css from './terminal.module.css';
import { terminalMessages } from './terminal-messages.de.ts';

type Props = { pin: string; onChange: (pin: string) => void };

/** Number pad for the PIN, because tablets at the wall have no keyboard. */
export const PinPad = ({ pin, onChange }: Props) => (
  <fieldset className={css.pad} aria-label={terminalMessages.pad}>
    {['1', '2', '3', '4', '5', '6', '7', '8', '9'].map((digit) => (
      <button key={digit} type="button" onClick={() => onChange(`${pin}${digit}`)}>
        {digit}
      </button>
    ))}
    <button type="button" disabled={pin === ''} className={css.padWord} onClick={() => onChange('')}>
      {terminalMessages.clearPin}
    </button>
    <button type="button" onClick={() => onChange(`${pin}0`)}>
      0
    </button>
    <button
      type="button"
      disabled={pin === ''}
      aria-label={terminalMessages.deleteDigit}
      onClick={() => onChange(pin.slice(0, -1))}
    >
      <Delete {...icon} size={24} />
    </button>
  </fieldset>
);
