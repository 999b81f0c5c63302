import { classNames } from '@theke/ui/class-names';
import { type ReactNode, useId } from 'react';
import * as css from './popover.module.css';

type Props = {
  /** Name of the button for assistive technology and tooltip. */
  label: string;
  button: ReactNode;
  buttonClass?: string | undefined;
  className?: string | undefined;
  /** Called when it opens or closes. */
  onToggle?: () => void;
  children: ReactNode;
};

/**
 * Button with a native popover: Escape and a press outside close it, and focus returns. CSS anchors place it below
 * the button's right edge; browsers without them place it at the window's edge.
 */
export function Popover({ label, button, buttonClass, className, onToggle, children }: Props) {
  const id = useId();
  const anchor = `--popover-${id.replaceAll(/[^a-zA-Z0-9]/g, '')}`;
  return (
    <>
      <button
        type="button"
        className={buttonClass}
        aria-label={label}
        title={label}
        popoverTarget={id}
        style={{ anchorName: anchor } as object}
      >
        {button}
      </button>
      {/*
       * biome-ignore lint/a11y/noStaticElementInteractions: a choice inside closes the layer; the choices are the
       * controls
       */}
      {/* biome-ignore lint/a11y/useKeyWithClickEvents: keys reach the choices, whose click arrives here */}
      <div
        id={id}
        popover="auto"
        className={classNames(css.popover, className)}
        style={{ positionAnchor: anchor } as object}
        onToggle={onToggle}
        onClick={(event) => {
          if ((event.target as Element).closest('a, [data-closes]')) event.currentTarget.hidePopover();
        }}
      >
        {children}
      </div>
    </>
  );
}
