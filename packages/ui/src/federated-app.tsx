import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { type App, Application } from './application.tsx';
import { isTakenOver } from './show-in.ts';

/**
 * Wraps a React application in single-spa lifecycles, to be exposed as `./lifecycles`:
 * `export const { bootstrap, mount, unmount } = federatedApp({ Root: App, queryClient });`
 * Rendering errors do not reach the shell.
 */
export const federatedApp = (app: App) =>
  singleSpaReact({
    React,
    ReactDOMClient,
    rootComponent: () => <Application {...app} />,
    // Hydrates the server's HTML on the first visit; on later visits the element is empty.
    renderType: () => {
      const place = document.getElementById('content');
      return place && isTakenOver(place) ? 'hydrateRoot' : 'createRoot';
    },
    // Application has its own error boundary, which single-spa-react cannot detect.
    suppressComponentDidCatchWarning: true,
  });
