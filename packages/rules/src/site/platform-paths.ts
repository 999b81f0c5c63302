/**
 * First segments of the paths that the gateway serves itself: pages and redirects below them are unreachable (PAGE-09).
 * The gateway's routes are typed with this list (`PlatformPath`), and its test compares the list with the code.
 */
export const platformPaths = [
  ...['api', 'health', 'q', 'image', 'images', 'upload', 'font', 'mf', 'build'],
  ...['theme.css', 'icon.svg', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml', 'push-worker.js'],
  ...[
    'store',
    'status',
    'site',
    'pay',
    'test-payment',
    'reservation',
    'backend',
    'frontdesk',
    'terminal',
    'tv',
    'vorschau',
  ],
] as const;

const platform: ReadonlySet<string> = new Set<string>(platformPaths);

const firstSegment = (path: string): string => path.split('/').find((part) => part !== '') ?? '';

/** Whether the gateway serves a path itself, with or without a leading slash. */
export const isPlatformPath = (path: string): boolean => platform.has(firstSegment(path));

/**
 * Whether a site may not use a path: served by the gateway, or below the lists of posts and projects. `/kontakt` is not
 * included: a site may use it.
 */
export const isFixedPath = (path: string): boolean =>
  isPlatformPath(path) || ['magazin', 'projekte'].includes(firstSegment(path));
