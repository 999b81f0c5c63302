import { appAnchor } from '@theke/contracts/gateway/service-worker-path';
import { buttonClass } from '@theke/ui/button';
import { statusMessages } from './status-messages.de.ts';
import * as css from './status-page.module.css';

/** Offers the shop as an app after an order; hidden if it cannot be installed (STATUS-11, APP-02). */
export const AppOffer = ({ shopName, isOffered }: { shopName: string; isOffered: boolean }) =>
  isOffered && (
    <div className={css.app}>
      <p>{statusMessages.app(shopName)}</p>
      <a className={buttonClass({ kind: 'second' })} href={appAnchor}>
        {statusMessages.installApp}
      </a>
    </div>
  );
