import * as css from './switch.module.css';

type Props = {
  /** Accessible name, if there is no label beside it. */
  label?: string;
  id?: string;
  isOn: boolean;
  isDisabled?: boolean;
  onChange: (isOn: boolean) => void;
  'aria-describedby'?: string | undefined;
};

/** Switch that takes effect at once. */
export const Switch = ({ label, id, isOn, isDisabled, onChange, ...rest }: Props) => (
  <input
    {...rest}
    id={id}
    type="checkbox"
    role="switch"
    aria-checked={isOn}
    className={css.switch}
    aria-label={label}
    checked={isOn}
    disabled={isDisabled}
    onChange={(event) => onChange(event.target.checked)}
  />
);
