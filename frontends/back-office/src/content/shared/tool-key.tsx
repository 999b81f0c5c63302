import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import type { LucideIcon } from 'lucide-react';
import * as css from './rich-text-editor.module.css';

type KeyProps = {
  label: string;
  Icon: LucideIcon;
  isOn?: boolean;
  /** Shows its state as pressed or not. */
  isToggle?: boolean;
  isDisabled?: boolean;
  onPress: () => void;
};

/** Key of a toolbar of the text editor. */
export const ToolKey = ({ label, Icon, isOn = false, isToggle = false, isDisabled = false, onPress }: KeyProps) => (
  <button
    type="button"
    className={classNames(css.key, isOn && css.on)}
    aria-label={label}
    title={label}
    aria-pressed={isToggle ? isOn : undefined}
    aria-disabled={isDisabled || undefined}
    // Keeps the selection in the text.
    onMouseDown={(event) => event.preventDefault()}
    onClick={() => {
      if (!isDisabled) onPress();
    }}
  >
    <Icon {...icon} size={16} />
  </button>
);
