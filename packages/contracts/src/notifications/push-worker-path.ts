/** Where the gateway serves the service worker that shows what is pushed. */
export const pushWorkerPath = '/push-worker.js';
