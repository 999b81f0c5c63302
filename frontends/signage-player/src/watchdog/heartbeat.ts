/** Message from the page to its service worker while it draws and plays. */
export type Heartbeat = { readonly type: 'theke-tv-heartbeat' };

export const isHeartbeat = (data: unknown): data is Heartbeat =>
  (data as Partial<Heartbeat> | null)?.type === 'theke-tv-heartbeat';
