import './base.css';
import './inter.css';
import { type App, Application } from './application.tsx';
import { showIn } from './show-in.ts';

/** Starts a React application that has a document of its own, without the shell: `startDocument({ Root, queryClient })`. */
export const startDocument = (app: App): void =>
  showIn(document.getElementById('app') ?? document.body, <Application {...app} />);
