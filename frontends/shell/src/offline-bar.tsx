import { icon } from '@theke/ui/icon';
import { WifiOff } from 'lucide-react';
import { messages } from './messages.de.ts';
import * as css from './offline-bar.module.css';

/** Says that the device is offline and offers a reload. */
export const OfflineBar = () => (
  <div className={css.bar} role="status">
    <WifiOff {...icon} size={22} />
    <span>
      <b>{messages.offlineLead}</b>
      {messages.offlineRest}
    </span>
    <button type="button" className={css.reload} onClick={() => window.location.reload()}>
      {messages.reload}
    </button>
  </div>
);
