import type { Branch } from '@theke/contracts/catalog/branch';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { wordsOfZone } from '@theke/rules/texts/words-of-zone';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { CircleAlert, LoaderCircle, WifiOff } from 'lucide-react';
import type { ReactNode } from 'react';
import * as css from './kiosk.module.css';
import { useKiosk } from './kiosk-context.ts';
import { kioskMessages as messages } from './kiosk-messages.de.ts';
import type { KioskSending } from './use-kiosk-order.ts';

type Props = {
  branch: Branch;
  sending: KioskSending;
  giveUp: () => void;
  /** Sends the same order again, with the same key. */
  repeat: () => void;
  /** Sends a new order. */
  onRetry: () => void;
  onMenu: () => void;
};

/** Full-screen state of an order that is being sent, or was not accepted (KIOSK-06). */
export function SendingPanel({ branch, sending, giveUp, repeat, onRetry, onMenu }: Props) {
  const { leave } = useKiosk();
  const { atTill } = wordsOfZone(zoneOf(branch));
  const done = (
    <Button kind="second" size="large" onClick={leave}>
      {messages.done}
    </Button>
  );
  switch (sending.state) {
    case 'idle':
      return null;
    case 'sending':
      return <Panel sign={<LoaderCircle {...icon} className={css.turning} size={72} />} title={messages.sending} />;
    case 'offline':
      return (
        <Panel sign={<WifiOff {...icon} size={72} />} title={messages.offlineTitle} text={messages.offlineText}>
          <Button kind="second" size="large" onClick={giveUp}>
            {messages.doNotOrder}
          </Button>
        </Panel>
      );
    case 'pending':
      return (
        <Panel
          sign={<LoaderCircle {...icon} className={css.turning} size={72} />}
          title={messages.pendingTitle}
          text={messages.pendingText}
        />
      );
    case 'notOrdered':
      return (
        <Panel
          sign={<WifiOff {...icon} size={72} />}
          title={messages.notOrderedTitle}
          text={messages.notOrderedText(atTill)}
        >
          {done}
          <Button size="large" onClick={onRetry}>
            {messages.tryAgain}
          </Button>
        </Panel>
      );
    case 'unknown':
      return (
        <Panel
          sign={<CircleAlert {...icon} size={72} />}
          title={messages.unknownTitle}
          text={messages.unknownText(atTill)}
        >
          {done}
          <Button size="large" onClick={repeat}>
            {messages.checkAgain}
          </Button>
        </Panel>
      );
    case 'refused':
      return (
        <Panel
          sign={<CircleAlert {...icon} size={72} />}
          title={messages.refusedTitle}
          text={sending.error.errors.map(({ message }) => message).join(' ')}
        >
          <Button size="large" onClick={onMenu}>
            {messages.toMenu}
          </Button>
        </Panel>
      );
  }
}

type PanelProps = { sign: ReactNode; title: string; text?: string; children?: ReactNode };

const Panel = ({ sign, title, text, children }: PanelProps) => (
  <section className={css.panel} role="status">
    {sign}
    <h1>{title}</h1>
    {text && <p>{text}</p>}
    {children && <div className={css.actions}>{children}</div>}
  </section>
);
