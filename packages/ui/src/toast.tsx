import { createContext, type ReactNode, useCallback, useContext, useEffect, useState } from 'react';
import { createPortal } from 'react-dom';
import * as css from './toast.module.css';
import { VisuallyHidden } from './visually-hidden.tsx';

export type ToastMessage = {
  text: string;
  /** The way back, such as "Rückgängig". */
  action?: { label: string; onPress: () => void };
  /** What everybody sees happen is only said to who does not see it. */
  isForEars?: boolean;
};

const milliseconds = 4000;
const ToastContext = createContext<(message: ToastMessage) => void>(() => {});

/** Shows a message for four seconds; a newer one takes the place of an older one. */
export const useToast = () => useContext(ToastContext);

/** What lies under a modal dialog cannot be reached, so a message goes into the one that is open. */
const topDialog = (): Element | undefined => [...document.querySelectorAll('dialog:modal')].at(-1);

type Shown = { key: number; message: ToastMessage; dialog: Element | undefined };

/** Holds the one message of an application in a polite live region above the counter. */
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
  // A dialog that closed in the same moment took the message with it.
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
