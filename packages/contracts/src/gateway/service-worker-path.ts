/** Where the gateway serves the one service worker: what is pushed, and the shop without a connection (APP-06, APP-07). */
export const serviceWorkerPath = '/build/service-worker.js';

/** Where browsers of before that asked for pushes look for a newer one; the same worker. */
export const earlierWorkerPath = '/push-worker.js';

/** The web app's name, colours and icons, where `enablePluginPWA` is on. */
export const manifestPath = '/manifest.webmanifest';

/** Links to this offer the app; they show where `data-app-offered` stands on the root element. */
export const appAnchor = '#app';

/** The worker of a terminal: its page opens without a connection (TIME-03). */
export const terminalWorkerPath = '/build/terminal-worker.js';
