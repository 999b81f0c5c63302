import { appMessages as messages } from './app-messages.de.ts';
import * as css from './update-notice.module.css';

/** Offers the restart with a newer version; whoever is busy goes on with the one that they have (APP-04). */
export const UpdateNotice = ({ onRestart }: { onRestart: () => void }) => (
  <div className={css.notice} role="status">
    <span>{messages.updated}</span>
    <button type="button" onClick={onRestart}>
      {messages.restart}
    </button>
  </div>
);
