import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import type { LucideIcon } from 'lucide-react';
import * as css from './tool-button.module.css';

type Props = {
  /** Name for assistive technology and tooltip. */
  label: string;
  Icon: LucideIcon;
  /** Marks that the opened layer has content. */
  isSet?: boolean;
  disabled?: boolean;
  onClick: () => void;
};

/** Icon button of a row or field, as high as the controls beside it. */
export const ToolButton = ({ label, Icon, isSet = false, disabled, onClick }: Props) => (
  <button
    type="button"
    className={classNames(css.tool, isSet && css.set)}
    aria-label={label}
    title={label}
    disabled={disabled}
    onClick={onClick}
  >
    <Icon {...icon} size={16} />
  </button>
);
