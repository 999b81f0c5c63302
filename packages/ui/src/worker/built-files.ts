// Helpers of the service worker for built files and the pages that reference them.

/** Whether a URL is immutable, because it contains a content hash or version: `main.0a1b2c3d.js`, `theme.css?v=3`. */
export const isUnchanging = (url: string): boolean => /\.[0-9a-f]{8,}\.\w+$|^\/theme\.css\?/.test(url);

/** Returns the files and pictures that a page references and needs for its first render. */
export const filesIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="(\/(?:mf|image|font)\/[^"]+|\/theme\.css\?[^"]+)"/g)].map(([, url = '']) => url),
  ),
];
