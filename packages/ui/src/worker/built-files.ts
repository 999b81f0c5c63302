// What a worker knows of built files and of pages that name them.

/** `main.0a1b2c3d.js`, `theme.css?v=3`: what such an address once said it says for ever. */
export const isUnchanging = (url: string): boolean => /\.[0-9a-f]{8,}\.\w+$|^\/theme\.css\?/.test(url);

/** The files and pictures that a page names itself, which it cannot be shown without. */
export const filesIn = (html: string): string[] => [
  ...new Set(
    [...html.matchAll(/(?:src|href)="(\/(?:mf|image|font)\/[^"]+|\/theme\.css\?[^"]+)"/g)].map(([, url = '']) => url),
  ),
];
