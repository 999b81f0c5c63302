import { readFileSync } from 'node:fs';

/** Version of the whole platform: its parts are released together. */
export const appVersion = (
  JSON.parse(readFileSync(new URL('../package.json', import.meta.url), 'utf8')) as { version: string }
).version;
