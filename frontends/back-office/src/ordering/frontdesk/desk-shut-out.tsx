import { messages } from '@theke/admin/messages.de.ts';
import { Button, buttonClass } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { KeyRound } from 'lucide-react';
import * as css from './desk-shut-out.module.css';
import { frontdeskMessages } from './frontdesk-messages.de.ts';

/** Page after the tablet's key was rotated or deleted: how to get a new one, and where to find orders until then. */
export const DeskShutOut = () => (
  <main className={css.page}>
    <Empty
      role="alert"
      isPageTitle
      title={frontdeskMessages.shutOut}
      text={frontdeskMessages.shutOutText}
      sign={<KeyRound {...icon} size={48} />}
      action={
        <div className={css.ways}>
          <a className={buttonClass()} href="/backend/orders">
            {frontdeskMessages.toBackOffice}
          </a>
          <Button kind="second" onClick={() => window.location.reload()}>
            {messages.retry}
          </Button>
        </div>
      }
    />
  </main>
);
