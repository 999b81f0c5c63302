import { X } from 'lucide-react';
import { type ReactNode, useId, useLayoutEffect, useRef } from 'react';
import { classNames } from './class-names.ts';
import * as css from './dialog.module.css';
import { icon } from './icon.ts';
import { IconButton } from './icon-button.tsx';
import { useBackdropPress } from './use-backdrop-press.ts';

const shapes = { sheet: css.sheet, message: css.message };

type ModalProps = {
  /** Id of the heading that names the dialog. */
  labelledBy: string;
  onClose: () => void;
  shape?: 'sheet' | 'message';
  className?: string | undefined;
  children: ReactNode;
};

/**
 * A modal layer on the platform's own `<dialog>`: focus stays inside and returns to where it was, Escape and a press on
 * the veil close it, what lies under it is inert. It is open for as long as it is rendered.
 */
export function Modal({ labelledBy, onClose, shape = 'sheet', className, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const backdropPress = useBackdropPress(onClose);
  // Opening is a call, not an attribute; closing before the element leaves gives the focus back.
  useLayoutEffect(() => {
    const dialog = ref.current;
    dialog?.showModal();
    return () => dialog?.close();
  }, []);
  return (
    <dialog
      ref={ref}
      aria-labelledby={labelledBy}
      className={classNames(css.dialog, shapes[shape], className)}
      onCancel={(event) => {
        event.preventDefault();
        onClose();
      }}
      {...backdropPress}
    >
      {children}
    </dialog>
  );
}

type DialogProps = {
  title: string;
  /** Name of the button that closes. */
  closeLabel: string;
  onClose: () => void;
  shape?: 'sheet' | 'message';
  children: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
};

/** A modal with a heading, a button to close, content that scrolls and buttons that stay. */
export function Dialog({ title, closeLabel, onClose, shape = 'message', children, actions }: DialogProps) {
  const id = useId();
  return (
    <Modal labelledBy={id} onClose={onClose} shape={shape}>
      <header className={css.head}>
        <h2 id={id}>{title}</h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <X {...icon} size={22} />
        </IconButton>
      </header>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={css.body} tabIndex={0} aria-labelledby={id}>
        {children}
      </section>
      {actions && <footer className={css.foot}>{actions}</footer>}
    </Modal>
  );
}
