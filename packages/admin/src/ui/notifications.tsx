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
  const [current, setCurrent] = useState<NotificationPayload>();
  const settle = useRef<(isUndo: boolean) => void>(() => {});

  const leave = useCallback(
    (isUndo: boolean) => {
      settle.current(isUndo);
      settle.current = () => {};
      setCurrent(undefined);
      // react-admin restores its earlier cache, which may be outdated.
      if (isUndo) void client.invalidateQueries();
    },
    [client],
  );

  useEffect(() => {
    if (current || notifications.length === 0) return;
    const next = takeNotification();
    if (!next) return;
    if (next.notificationOptions?.undoable) {
      const carryOut = takeUndoable();
      settle.current = (isUndo) => carryOut?.({ isUndo });
    }
    setCurrent(next);
  }, [current, notifications, takeNotification, takeUndoable]);

  // A newer message replaces the current one at once.
  const isWaited = notifications.length > 0;
  useEffect(() => {
    if (!current) return;
    const waitMs = current.notificationOptions?.undoable ? undoableMs : shownMs;
    const timer = setTimeout(() => leave(false), isWaited ? 0 : waitMs);
    return () => clearTimeout(timer);
  }, [current, isWaited, leave]);

  useEffect(() => onPageLeft(() => settle.current(false)), []);

  const isBad = current?.type === 'error' || current?.type === 'warning';
  return (
    <div className={css.region} role={isBad ? 'alert' : 'status'}>
      {current && (
        <div className={classNames(css.toast, isBad && css.bad)}>
          <span>
            {typeof current.message === 'string'
              ? translate(current.message, { _: current.message, ...current.notificationOptions?.messageArgs })
              : current.message}
          </span>
          {current.notificationOptions?.undoable && (
            <button type="button" className={css.action} onClick={() => leave(true)}>
              {messages.undo}
            </button>
          )}
        </div>
      )}
    </div>
  );
}
