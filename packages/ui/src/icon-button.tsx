import type { ButtonHTMLAttributes } from 'react';
import { classNames } from './class-names.ts';
import * as css from './icon-button.module.css';

/** Button classes, for links. */
export const iconButtonClass: string = css.iconButton ?? '';

type Props = ButtonHTMLAttributes<HTMLButtonElement> & {
  /** Name for assistive technology and tooltip. */
  label: string;
};

/** Icon button of 44 px. */
export function IconButton({ label, className, ...rest }: Props) {
  return (
    <button
      type="button"
      {...rest}
      aria-label={label}
      title={label}
      className={classNames(css.iconButton, className)}
    />
  );
}
