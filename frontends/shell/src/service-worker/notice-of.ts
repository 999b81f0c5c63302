export type Notice = { title: string; options: NotificationOptions & { renotify: boolean; data: { path: string } } };

/** A browser insists that each push shows something; this is what there is to say without its text. */
const unreadable = { title: 'Neue Nachricht', body: '', url: '/', tag: 'theke' };

/** What to show of a message. Its text was written by notifications (`push-payload.ts` there). */
export function noticeOf(text: string | undefined): Notice {
  const { title, body, url, tag } = { ...unreadable, ...parsed(text) };
  return {
    title: String(title),
    options: {
      body: String(body),
      tag: String(tag),
      // It rings again where it takes the place of an older one.
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
