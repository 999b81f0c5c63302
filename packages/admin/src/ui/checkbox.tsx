import { icon } from '@theke/ui/icon';
import { Check, Minus } from 'lucide-react';
import * as css from './checkbox.module.css';

type Props = { label: string; isChecked: boolean; isMixed?: boolean; onChange: () => void };

/** A small checkbox whose name is not shown: it stands in a row that says it. */
export function Checkbox({ label, isChecked, isMixed = false, onChange }: Props) {
  return (
    <span className={css.check}>
      <input
        type="checkbox"
        aria-label={label}
        checked={isChecked}
        onChange={onChange}
        ref={(input) => {
          if (input) input.indeterminate = isMixed;
        }}
      />
      {isMixed ? <Minus {...icon} size={14} strokeWidth={2.5} /> : <Check {...icon} size={14} strokeWidth={2.5} />}
    </span>
  );
}
