import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import * as css from './toast.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type ToastMessage = {
  text: string;
  /** Undo button, such as "Rückgängig". */
  action?: { label: string; onPress: () => void };
  /** Announces the message to screen readers only, because the change is visible. */
  isForEars?: boolean;
};

const milliseconds = 4000;
const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/** Returns a function that shows a message for four seconds; a newer one replaces it. */
export const useToast = () => useContext(ToastContext);

/** Elements below a modal dialog are inert, so the message is rendered into the topmost dialog. */
const topDialog = (): Element | undefined => [...document.querySelectorAll('dialog:modal')].at(-1);

type Shown = { key: number; message: ToastMessage; dialog: Element | undefined };

/** Renders the application's current message in a polite live region. */
export function ToastProvider({ children }: { children: ReactNode }) {
  const [shown, setShown] = useState<Shown>();
  const show = useCallback(
    (message: ToastMessage) => setShown((before) => ({ key: (before?.key ?? 0) + 1, message, dialog: topDialog() })),
    [],
  );
  const key = shown?.key;
  useEffect(() => {
    if (key === undefined) return;
    const timer = setTimeout(() => setShown((now) => (now?.key === key ? undefined : now)), milliseconds);
    return () => clearTimeout(timer);
  }, [key]);
  // A dialog that closed at the same time removed the message.
  useEffect(() => {
    if (shown?.dialog && !shown.dialog.isConnected) setShown({ ...shown, dialog: undefined });
  }, [shown]);
  const toast = shown && <Toast key={shown.key} {...shown.message} onDone={() => setShown(undefined)} />;
  return (
    <ToastContext value={show}>
      {children}
      <div className={css.region} role="status">
        {toast &&
          (shown?.dialog
            ? createPortal(
                <div className={css.region} role="status">
                  {toast}
                </div>,
                shown.dialog,
              )
            : toast)}
      </div>
    </ToastContext>
  );
}

function Toast({ text, action, isForEars, onDone }: ToastMessage & { onDone: () => void }) {
  if (isForEars) return <VisuallyHidden>{text}</VisuallyHidden>;
  return (
    <div className={css.toast}>
      <span>{text}</span>
      {action && (
        <button
          type="button"
          className={css.action}
          onClick={() => {
            action.onPress();
            onDone();
          }}
        >
          {action.label}
        </button>
      )}
    </div>
  );
}
