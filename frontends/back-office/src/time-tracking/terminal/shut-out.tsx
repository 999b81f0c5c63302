import * as css from './terminal.module.css';
import { terminalMessages } from './terminal-messages.de.ts';

/** Its address was revoked, or it was never opened by one. */
export const ShutOut = () => (
  <main className={css.shutOut}>
    <h1>{terminalMessages.shutOut}</h1>
    <p>{terminalMessages.shutOutHint}</p>
  </main>
);
