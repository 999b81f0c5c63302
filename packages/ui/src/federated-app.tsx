import * as React from 'react';
import * as ReactDOMClient from 'react-dom/client';
import singleSpaReact from 'single-spa-react';
import { type App, Application } from './application.tsx';
import { isTakenOver } from './show-in.ts';

/**
 * Turns a React application into single-spa lifecycles, to be exposed as `./lifecycles`:
 * `export const { bootstrap, mount, unmount } = federatedApp({ Root: App, queryClient });`
 * Whatever breaks while drawing never takes the shell along.
 */
export const federatedApp = (app: App) =>
  singleSpaReact({
    React,
    ReactDOMClient,
    rootComponent: () => <Application {...app} />,
    // What the server drew is taken over once; a later visit finds the place empty.
    renderType: () => {
      const place = document.getElementById('content');
      return place && isTakenOver(place) ? 'hydrateRoot' : 'createRoot';
    },
    // Application holds a boundary of its own, which single-spa-react cannot see.
    suppressComponentDidCatchWarning: true,
  });
