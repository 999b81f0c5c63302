/** Script that reloads the page after a build. */
export const reloadScript = '/dev-reload.js';

/**
 * Rewrites a document of the gateway to the dev server's file names: `main.0a1b2c3d.js` becomes `main.js`; preloads and
 * files of chunks by number are removed.
 * @param names frontends that are built from source
 */
export const rewriteDocument = (html: string, names: readonly string[]): string =>
  names.reduce(
    (text, name) =>
      text
        .replaceAll(new RegExp(`^<link rel="preload" as="(script|font)"[^>]*href="/mf/${name}/.*\\n`, 'gm'), '')
        .replaceAll(new RegExp(`^<link [^>]*href="/mf/${name}/\\d+\\..*\\n`, 'gm'), '')
        .replaceAll(new RegExp(`(/mf/${name}/[\\w-]+)\\.[0-9a-f]{8}\\.(js|css)`, 'g'), '$1.$2'),
    html
      // Server-rendered markup comes from the built sources, not the current ones.
      .replace(/(<div id="app">)[\s\S]*?(<\/div>\n(?:<noscript>|\n?<script type="application\/json"))/, '$1$2')
      .replace('</head>', `<script src="${reloadScript}" defer></script>\n</head>`),
  );
