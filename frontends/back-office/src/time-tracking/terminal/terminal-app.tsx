import { useState } from 'react';
import { ShutOut } from './shut-out.tsx';
import { terminalKey } from './terminal-key.ts';
import { TerminalPage } from './terminal-page.tsx';

/** App of the terminal: opened once by its URL with the key, which it then stores. */
export function TerminalApp() {
  const [key] = useState(terminalKey);
  return key === undefined ? <ShutOut /> : <TerminalPage terminal={key} />;
}
