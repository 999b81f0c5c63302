import type { Language } from '@theke/rules/site/language';
import { branchIdentifierOf } from '@theke/rules/site/page';
import { ownTimePage } from '@theke/ui/worker/cache-names';
import { offlineMessages as german } from './offline-messages.de.ts';
import { offlineMessages as english } from './offline-messages.en.ts';

/** One worker serves both languages. */
const texts = { de: german, en: english };

const escaped = (text: string): string =>
  text.replaceAll('&', '&amp;').replaceAll('<', '&lt;').replaceAll('"', '&quot;');

/** Converts "marillo-innenstadt" to "Marillo Innenstadt", because only the path of a cached page is known. */
function nameOf(path: string, { start, ownTime }: (typeof texts)[Language]): string | undefined {
  if (path === '/') return start;
  if (path === ownTimePage) return ownTime;
  return branchIdentifierOf(path)?.replaceAll(
    /(^|-)(\p{L})/gu,
    (_, dash, sign) => (dash ? ' ' : '') + sign.toUpperCase(),
  );
}

/**
 * Response for an uncached page: says that the device is offline and lists the cached pages (FRAME-05), in the
 * guest's language (LANG-01).
 */
export function offlinePage(paths: readonly string[], language: Language): Response {
  const messages = texts[language];
  const links = paths.flatMap((path) => {
    const name = nameOf(path, messages);
    return name ? [`<li><a href="${escaped(path)}">${escaped(name)}</a></li>`] : [];
  });
  const html = `<!doctype html>
<html lang="${language}"><head><meta charset="utf-8"><meta name="viewport" content="width=device-width, initial-scale=1">
<title>${messages.title}</title><style>
body{font:1rem/1.5 system-ui,sans-serif;max-width:30rem;margin:15vh auto 0;padding:0 16px;color:#1c2325;background:#fff}
h1{font-size:1.5rem;line-height:1.25;margin:0 0 8px}a{color:inherit;display:inline-block;padding:10px 0}ul{list-style:none;padding:0;margin:0}
.reload{margin:16px 0 24px;padding:10px 20px;border:1px solid;border-radius:10px;text-decoration:none;font-weight:600}
@media (prefers-color-scheme:dark){body{color:#eef1f1;background:#101617}}
</style></head><body><main><h1>${messages.title}</h1><p>${messages.text}</p><a class="reload" href="">${messages.reload}</a>${
    links.length > 0
      ? `<p>${paths.includes(ownTimePage) ? messages.punch : messages.cachedPages}</p><ul>${links.join('')}</ul>`
      : ''
  }</main></body></html>`;
  return new Response(html, { status: 503, headers: { 'content-type': 'text/html; charset=utf-8' } });
}
