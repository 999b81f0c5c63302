import * as css from './terminal.module.css';
import { terminalMessages as words } from './terminal-messages.de.ts';

/** Its address was revoked, or it was never opened by one. */
export const ShutOut = () => (
  <main className={css.shutOut}>
    <h1>{words.shutOut}</h1>
    <p>{words.shutOutHint}</p>
  </main>
);
