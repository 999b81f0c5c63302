import { Button } from '@theke/ui/button';
import { Modal } from '@theke/ui/dialog';
import { icon } from '@theke/ui/icon';
import { Check } from 'lucide-react';
import { useId, useState } from 'react';
import { appMessages as messages } from './app-messages.de.ts';
import * as css from './install-dialog.module.css';

/** How to install the app on this device: by the browser's prompt or manually. */
export type How = 'native' | 'ios' | 'other';

type AskProps = { shopName: string; iconUrl: string; onInstall: () => Promise<void>; onLater: () => void };

/** Dialog that asks whether to install the app (APP-03). */
export function InstallPrompt({ shopName, iconUrl, onInstall, onLater }: AskProps) {
  const id = useId();
  const [isBusy, setIsBusy] = useState(false);
  return (
    <Modal labelledBy={id} onClose={onLater}>
      <div className={css.body}>
        <header className={css.head}>
          <img src={iconUrl} alt="" width="64" height="64" />
          <div>
            <h2 id={id}>{messages.title(shopName)}</h2>
            <p>{messages.lead}</p>
          </div>
        </header>
        <ul className={css.gains}>
          {messages.gains.map((gain) => (
            <li key={gain}>
              <Check {...icon} />
              {gain}
            </li>
          ))}
        </ul>
        <div className={css.answers}>
          <Button kind="second" size="large" onClick={onLater}>
            {messages.later}
          </Button>
          <Button
            size="large"
            busyLabel={isBusy && messages.installing}
            onClick={() => {
              setIsBusy(true);
              void onInstall();
            }}
          >
            {messages.install}
          </Button>
        </div>
        <p className={css.hint}>{messages.month}</p>
      </div>
    </Modal>
  );
}

type HowProps = { how: How; onNative: () => void; onDone: () => void; onCancel: () => void };

/** Remaining steps of the installation, after the shop is cached (APP-03). */
export function Instructions({ how, onNative, onDone, onCancel }: HowProps) {
  const id = useId();
  const steps = how === 'ios' ? messages.howIos : messages.howOther;
  return (
    <Modal labelledBy={id} onClose={onCancel}>
      <div className={css.body}>
        <h2 id={id} className={css.title}>
          {messages.howTitle}
        </h2>
        {how === 'native' ? (
          <p>{messages.howNative}</p>
        ) : (
          <ol className={css.steps}>
            {steps.map((step) => (
              <li key={step}>{step}</li>
            ))}
          </ol>
        )}
        <div className={css.answers}>
          <Button kind="second" size="large" onClick={onCancel}>
            {messages.cancel}
          </Button>
          <Button size="large" onClick={how === 'native' ? onNative : onDone}>
            {how === 'native' ? messages.install : messages.done}
          </Button>
        </div>
      </div>
    </Modal>
  );
}
