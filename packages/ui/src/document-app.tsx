import './base.css';
import { createRoot } from 'react-dom/client';
import { type App, Application } from './application.tsx';

/** Starts a React application that has a document of its own, without the shell: `startDocument({ Root, queryClient })`. */
export const startDocument = (app: App): void =>
  createRoot(document.getElementById('app') ?? document.body).render(<Application {...app} />);
