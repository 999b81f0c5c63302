import type { ButtonHTMLAttributes } from 'react';
import * as css from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonLook = {
  kind?: 'main' | 'second' | 'quiet' | 'danger' | 'accent';
  size?: 'small' | 'usual' | 'large';
  /** Fills the width of its container. */
  isWide?: boolean;
  /** Text at one end, a number at the other. */
  isSplit?: boolean;
};

const looks = { second: css.second, quiet: css.quiet, danger: css.danger, accent: css.accent };
const sizes = { small: css.small, large: css.large };

/** Button classes, for links that look like buttons: `<Link className={buttonClass({ kind: 'second' })}>`. */
export const buttonClass = ({
  kind = 'main',
  size = 'usual',
  isWide = false,
  isSplit = false,
}: ButtonLook = {}): string =>
  classNames(
    css.button,
    kind !== 'main' && looks[kind],
    size !== 'usual' && sizes[size],
    isWide && css.wide,
    isSplit && css.split,
  );

type Props = ButtonLook &
  ButtonHTMLAttributes<HTMLButtonElement> & {
    /** If set, the button shows this text with a spinner, keeps its size and ignores presses. */
    busyLabel?: string | false | undefined;
  };

/** Button of standard height. Stays focusable while busy, so that keyboard users keep their position. */
export function Button({
  kind,
  size,
  isWide,
  isSplit,
  busyLabel,
  className,
  children,
  onClick,
  type = 'button',
  ...rest
}: Props) {
  const look = buttonClass({
    ...(kind && { kind }),
    ...(size && { size }),
    ...(isWide && { isWide }),
    ...(isSplit && !busyLabel && { isSplit }),
  });
  return (
    <button
      {...rest}
      type={busyLabel ? 'button' : type}
      className={classNames(look, busyLabel && css.busy, className)}
      aria-disabled={busyLabel ? true : undefined}
      onClick={busyLabel ? undefined : onClick}
    >
      {busyLabel ? (
        <>
          <span className={css.spinner} />
          {busyLabel}
        </>
      ) : (
        children
      )}
    </button>
  );
}
