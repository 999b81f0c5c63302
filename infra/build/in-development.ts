/** Loads the page anew when a build is done. */
export const reloadScript = '/dev-reload.js';

/**
 * A document of the gateway's, with the files of the frontends named as the dev server names them: `main.0a1b2c3d.js` is `main.js`, and
 * what only saves a round trip (chunks by number) is left out.
 * @param names the frontends that come from their sources
 */
export const inDevelopment = (html: string, names: readonly string[]): string =>
  names.reduce(
    (text, name) =>
      text
        .replaceAll(new RegExp(`^<link rel="preload" as="(script|font)"[^>]*href="/mf/${name}/.*\\n`, 'gm'), '')
        .replaceAll(new RegExp(`(/mf/${name}/[\\w-]+)\\.[0-9a-f]{8}\\.(js|css)`, 'g'), '$1.$2'),
    html
      // Drawn from the sources as they were built.
      .replace(/(<div id="app">)[\s\S]*?(<\/div>\n(?:<noscript>|\n?<script type="application\/json"))/, '$1$2')
      .replace('</head>', `<script src="${reloadScript}" defer></script>\n</head>`),
  );
