/** Path of the service worker for push messages and offline use of the shop (APP-06, APP-07). */
export const serviceWorkerPath = '/build/service-worker.js';

/** Legacy path of the same worker; earlier push subscriptions look for updates here. */
export const earlierWorkerPath = '/push-worker.js';

/** The web app's name, colours and icons, where `enablePluginPWA` is on. */
export const manifestPath = '/manifest.webmanifest';

/** Links to this anchor offer the app; visible if the root element has `data-app-offered`. */
export const appAnchor = '#app';

/** Service worker of a terminal: its page opens offline (TIME-03). */
export const terminalWorkerPath = '/build/terminal-worker.js';

/** Service worker of TVs: their page, pictures and videos work offline. */
export const tvWorkerPath = '/build/tv-worker.js';
