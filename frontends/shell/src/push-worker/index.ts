import { chooseWindow } from './choose-window.ts';
import { noticeOf } from './notice-of.ts';
import type { WorkerScope } from './worker-scope.ts';

/**
 * Shows what is pushed and leads to what it is about, also where no page is open. It answers no request and keeps nothing, so
 * that no page is ever older than the server says.
 */
const scope = self as unknown as WorkerScope;

scope.addEventListener('install', (event) => event.waitUntil(scope.skipWaiting()));

scope.addEventListener('push', (event) => {
  const { title, options } = noticeOf(event.data?.text());
  event.waitUntil(scope.registration.showNotification(title, options));
});

scope.addEventListener('notificationclick', (event) => {
  event.notification.close();
  event.waitUntil(show(pathOf(event.notification.data)));
});

async function show(path: string): Promise<void> {
  const windows = await scope.clients.matchAll({ type: 'window', includeUncontrolled: true });
  const open = chooseWindow(windows, path);
  await (open ? open.focus() : scope.clients.openWindow(path));
}

/** Only ever a page of this origin. */
function pathOf(data: unknown): string {
  const { path } = data as { path: string };
  const url = new URL(path, scope.location.origin);
  return url.origin === scope.location.origin ? url.pathname : '/';
}
