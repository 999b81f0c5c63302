import { icon } from '@theke/ui/icon';
import { Check, Minus } from 'lucide-react';
import * as css from './checkbox.module.css';

type Props = {
  id?: string;
  label: string;
  isChecked: boolean;
  isMixed?: boolean;
  isDisabled?: boolean;
  onChange: () => void;
};

/** Small checkbox with a hidden label, for table rows. */
export function Checkbox({ id, label, isChecked, isMixed = false, isDisabled = false, onChange }: Props) {
  return (
    <span className={css.check}>
      <input
        id={id}
        type="checkbox"
        disabled={isDisabled}
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
