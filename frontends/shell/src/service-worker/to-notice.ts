export type Notice = { title: string; options: NotificationOptions & { renotify: boolean; data: { path: string } } };

/** Fallback content: browsers require that each push message shows a notification. */
const unreadable = { title: 'Neue Nachricht', body: '', url: '/', tag: 'theke' };

/**
 * Converts a push message to a notification. The payload is written by the notifications service (`push-payload.ts`
 * there).
 */
export function toNotice(text: string | undefined): Notice {
  const { title, body, url, tag } = { ...unreadable, ...parsed(text) };
  return {
    title: String(title),
    options: {
      body: String(body),
      tag: String(tag),
      // Alerts again when it replaces an earlier notification.
      renotify: true,
      lang: 'de',
      icon: '/icon.svg',
      data: { path: String(url) },
    },
  };
}

function parsed(text: string | undefined): object {
  try {
    const value: unknown = JSON.parse(text ?? '');
    return typeof value === 'object' && value !== null ? value : {};
  } catch {
    return {};
  }
}
