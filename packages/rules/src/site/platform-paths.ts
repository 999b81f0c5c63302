/**
 * First segments of the paths that the gateway answers itself: pages and redirects below them would never be reached (PAGE-09). The gateway's
 * routes take their paths from here (`PlatformPath`), and its test reads them back from its code.
 */
export const platformPaths = [
  ...['api', 'health', 'q', 'image', 'images', 'upload', 'font', 'mf', 'build'],
  ...['theme.css', 'icon.svg', 'manifest.webmanifest', 'robots.txt', 'sitemap.xml', 'push-worker.js'],
  ...['store', 'status', 'site', 'pay', 'test-payment', 'backend', 'frontdesk', 'terminal'],
] as const;

const platform: ReadonlySet<string> = new Set<string>(platformPaths);

const firstSegment = (path: string): string => path.split('/').find((part) => part !== '') ?? '';

/** Whether the gateway answers a path itself, with or without a slash in front. */
export const isPlatformPath = (path: string): boolean => platform.has(firstSegment(path));

/** The same, or below the lists of posts and projects: no site may be there. `/kontakt` is the site of that path where there is one. */
export const isFixedPath = (path: string): boolean =>
  isPlatformPath(path) || ['magazin', 'projekte'].includes(firstSegment(path));
