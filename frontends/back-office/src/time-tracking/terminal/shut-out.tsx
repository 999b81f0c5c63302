import * as css from './terminal.module.css';
import { terminalMessages } from './terminal-messages.de.ts';

/** Page for a revoked or missing key. */
export const ShutOut = () => (
  <main className={css.shutOut}>
    <h1>{terminalMessages.shutOut}</h1>
    <p>{terminalMessages.shutOutHint}</p>
  </main>
);
