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
 * Modal layer based on `<dialog>`: focus is trapped and restored on close; Escape or a press on the backdrop closes
 * it; the page below is inert. Open while rendered.
 */
export function Modal({ labelledBy, onClose, shape = 'sheet', className, children }: ModalProps) {
  const ref = useRef<HTMLDialogElement>(null);
  const backdropPress = useBackdropPress(onClose);
  // A modal dialog opens by a method, not an attribute. Closing before unmount restores the focus.
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
        // React passes on that of a dialog or file field inside.
        if (event.target !== event.currentTarget) return;
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
  /** Accessible name of the close button. */
  closeLabel: string;
  onClose: () => void;
  shape?: 'sheet' | 'message';
  children: ReactNode;
  /** Buttons at the foot. */
  actions?: ReactNode;
};

/** Modal with heading, close button, scrolling content and a fixed row of buttons. */
export function Dialog({ title, closeLabel, onClose, shape = 'message', children, actions }: DialogProps) {
  const id = useId();
  return (
    <Modal labelledBy={id} onClose={onClose} shape={shape}>
      {/* No header and footer: in the editor they would be landmarks beside those of the page. */}
      <div className={css.head}>
        <h2 id={id}>{title}</h2>
        <IconButton label={closeLabel} onClick={onClose}>
          <X {...icon} size={22} />
        </IconButton>
      </div>
      {/* biome-ignore lint/a11y/noNoninteractiveTabindex: a region that scrolls must be reachable by keyboard */}
      <section className={css.body} tabIndex={0} aria-labelledby={id}>
        {children}
      </section>
      {actions && <div className={css.foot}>{actions}</div>}
    </Modal>
  );
}
