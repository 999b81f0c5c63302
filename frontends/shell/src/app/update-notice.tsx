import { appMessages as messages } from './app-messages.de.ts';
import * as css from './update-notice.module.css';

/** Offers a restart with a newer version; the user can continue with the current one (APP-04). */
export const UpdateNotice = ({ onRestart }: { onRestart: () => void }) => (
  <div className={css.notice} role="status">
    <span>{messages.updated}</span>
    <button type="button" onClick={onRestart}>
      {messages.restart}
    </button>
  </div>
);
