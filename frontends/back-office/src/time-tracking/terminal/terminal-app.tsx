import { useState } from 'react';
import { ShutOut } from './shut-out.tsx';
import { terminalKey } from './terminal-key.ts';
import { TerminalPage } from './terminal-page.tsx';

/** The tablet at which people say that they come and go: opened once by its address, it stands there from then on. */
export function TerminalApp() {
  const [key] = useState(terminalKey);
  return key === undefined ? <ShutOut /> : <TerminalPage terminal={key} />;
}
