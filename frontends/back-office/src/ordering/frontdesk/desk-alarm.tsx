import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { BellOff, BellRing, TabletSmartphone } from 'lucide-react';
import type { ReactNode } from 'react';
import { ConnectionNotice } from '../shared/connection-notice.tsx';
import { orderMessages } from '../shared/order-messages.de.ts';
import { ticketOf } from '../shared/ticket-of.ts';
import { alarmOf } from './alarm-of.ts';
import * as css from './desk-alarm.module.css';
import { frontdeskMessages } from './frontdesk-messages.de.ts';
import { RingBar, type Ringing } from './ring-bar.tsx';

type Props = {
  isDisabled: boolean;
  /** Undefined while the data is up to date. */
  broken: { isOnline: boolean; stateOf: string; waiting: number; onRetry: () => void } | undefined;
  ringing: Ringing | undefined;
  isNoticed: boolean;
  isSilent: boolean;
  onSee: () => void;
  onNoticed: () => void;
  onSound: () => void;
};

/** The tablet's alarm bar: shows the most urgent alarm, with further actions that are possible at once. */
export function DeskAlarm({ isDisabled, broken, ringing, isNoticed, isSilent, onSee, onNoticed, onSound }: Props) {
  const see = ringing && (
    <button type="button" aria-label={frontdeskMessages.seeOrder(ticketOf(ringing.order))} onClick={onSee}>
      {frontdeskMessages.see}
    </button>
  );
  const alarm = alarmOf({
    disabled: isDisabled,
    broken: broken !== undefined,
    ringing: ringing !== undefined,
    noticed: isNoticed,
    silent: isSilent,
  });
  switch (alarm) {
    case 'disabled':
      return (
        <Bar role="alert" look={css.late} Icon={TabletSmartphone} text={frontdeskMessages.disabled}>
          {see}
        </Bar>
      );
    case 'broken':
      return broken && <ConnectionNotice {...broken}>{see}</ConnectionNotice>;
    case 'ringing':
      return (
        ringing && (
          <RingBar ringing={ringing}>
            {isSilent && (
              <button type="button" onClick={onSound}>
                {orderMessages.board.soundOff}
              </button>
            )}
            {see}
          </RingBar>
        )
      );
    case 'noticed':
      return (
        <Bar role="alert" look={css.soon} Icon={BellRing} text={frontdeskMessages.testNotice}>
          <Button onClick={onNoticed}>{frontdeskMessages.noticed}</Button>
        </Bar>
      );
    case 'silent':
      return (
        <Bar Icon={BellOff} text={frontdeskMessages.silent}>
          <Button onClick={onSound}>{orderMessages.board.soundOff}</Button>
        </Bar>
      );
    case undefined:
      return null;
  }
}

type BarProps = {
  role?: 'alert';
  look?: string | undefined;
  Icon: typeof BellOff;
  text: string;
  children: ReactNode;
};

/** Without an alarm role, the bar is a landmark. */
function Bar({ role, look, Icon, text, children }: BarProps) {
  const content = (
    <>
      <Icon {...icon} size={22} />
      <p>{text}</p>
      {children}
    </>
  );
  if (!role)
    return (
      <aside className={classNames(css.bar, look)} aria-label={orderMessages.board.soundOff}>
        {content}
      </aside>
    );
  return (
    <div role={role} className={classNames(css.bar, look)}>
      {content}
    </div>
  );
}
