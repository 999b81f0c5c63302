import type { ButtonHTMLAttributes } from 'react';
import * as css from './button.module.css';
import { classNames } from './class-names.ts';

export type ButtonLook = {
  kind?: 'main' | 'second' | 'quiet' | 'danger' | 'accent';
  size?: 'small' | 'usual' | 'large';
  /** As wide as its place. */
  isWide?: boolean;
  /** The word at one end, a number at the other. */
  isSplit?: boolean;
};

const looks = { second: css.second, quiet: css.quiet, danger: css.danger, accent: css.accent };
const sizes = { small: css.small, large: css.large };

/** The look alone, for links that look like buttons: `<Link className={buttonClass({ kind: 'second' })}>`. */
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
    /** While set the button shows this text with a spinner, keeps its place and ignores presses. */
    busyLabel?: string | false | undefined;
  };

/** A button as high as the page's controls. A busy one stays focusable, so that a keyboard does not lose its place. */
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
