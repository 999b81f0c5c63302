import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import type { LucideIcon } from 'lucide-react';
import type { ButtonHTMLAttributes } from 'react';
import * as css from './tool-button.module.css';

type Props = Pick<ButtonHTMLAttributes<HTMLButtonElement>, 'className' | 'disabled' | 'onClick'> & {
  /** Name for assistive technology and tooltip. */
  label: string;
  Icon: LucideIcon;
};

/** A button of a row or field that shows only an icon, as high as the controls beside it. */
export const ToolButton = ({ label, Icon, className, ...rest }: Props) => (
  <button {...rest} type="button" className={classNames(css.tool, className)} aria-label={label} title={label}>
    <Icon {...icon} size={16} />
  </button>
);
