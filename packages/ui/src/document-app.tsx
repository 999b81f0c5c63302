import './base.css';
import './inter.css';
import { type App, Application } from './application.tsx';
import { showIn } from './show-in.ts';

/** Starts a React application in its own document, without the shell: `startDocument({ Root, queryClient })`. */
export const startDocument = (app: App): void =>
  showIn(document.getElementById('app') ?? document.body, <Application {...app} />);
