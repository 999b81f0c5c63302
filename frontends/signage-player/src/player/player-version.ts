/** Version of this workspace; replaced by the build. */
declare const FRONTEND_VERSION: string;

/** "0.1.0+0a1b2c3d": the version with the hash in the name of the page's script. */
export function playerVersion(): string {
  const scripts = Array.from(document.scripts, ({ src }) => src);
  const hash = scripts.map((src) => /\/signage-player\/main\.([0-9a-f]+)\.js$/.exec(src)?.[1]).find(Boolean);
  return hash === undefined ? FRONTEND_VERSION : `${FRONTEND_VERSION}+${hash}`;
}
