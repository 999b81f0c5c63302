import { useQueryClient } from '@tanstack/react-query';
import { classNames } from '@theke/ui/class-names';
import { type NotificationPayload, useNotificationContext, useTakeUndoableMutation, useTranslate } from 'ra-core';
import { useCallback, useEffect, useRef, useState } from 'react';
import { messages } from '../messages.de.ts';
import * as css from './notifications.module.css';
import { onPageLeft } from './page-left.ts';

/** Display time of a message, in ms: enough to read a sentence. */
const shownMs = 5_000;
/** Undo period in ms, the same as for moves on the order board (ADR 0018). */
const undoableMs = 8_000;

/**
 * Shows react-admin's notifications one after another. An undoable deletion runs when its message disappears or the
 * page is left, and is dropped on undo.
 */
export function Notifications() {
  const { notifications, takeNotification } = useNotificationContext();
  const takeUndoable = useTakeUndoableMutation();
  const translate = useTranslate();
  const client = useQueryClient();
  const [shown, setShown] = useState<NotificationPayload>();
  const settle = useRef<(isUndo: boolean) => void>(() => {});

  const leave = useCallback(
    (isUndo: boolean) => {
      settle.current(isUndo);
      settle.current = () => {};
      setShown(undefined);
      // react-admin restores its earlier cache, which may be outdated.
      if (isUndo) void client.invalidateQueries();
    },
    [client],
  );

  useEffect(() => {
    if (shown || notifications.length === 0) return;
    const next = takeNotification();
    if (!next) return;
    if (next.notificationOptions?.undoable) {
      const carryOut = takeUndoable();
      settle.current = (isUndo) => carryOut?.({ isUndo });
    }
    setShown(next);
  }, [shown, notifications, takeNotification, takeUndoable]);

  // A newer message replaces the current one at once.
  const isWaited = notifications.length > 0;
  useEffect(() => {
    if (!shown) return;
    const waitMs = shown.notificationOptions?.undoable ? undoableMs : shownMs;
    const timer = setTimeout(() => leave(false), isWaited ? 0 : waitMs);
    return () => clearTimeout(timer);
  }, [shown, isWaited, leave]);

  useEffect(() => onPageLeft(() => settle.current(false)), []);

  const isBad = shown?.type === 'error' || shown?.type === 'warning';
  return (
    <div className={css.region} role={isBad ? 'alert' : 'status'}>
      {shown && (
        <div className={classNames(css.toast, isBad && css.bad)}>
          <span>
            {typeof shown.message === 'string'
              ? translate(shown.message, { _: shown.message, ...shown.notificationOptions?.messageArgs })
              : shown.message}
          </span>
          {shown.notificationOptions?.undoable && (
            <button type="button" className={css.action} onClick={() => leave(true)}>
              {messages.undo}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
