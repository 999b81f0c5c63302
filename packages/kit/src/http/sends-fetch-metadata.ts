/**
 * First version of each engine that sends `Sec-Fetch-Site` with every secure request, as named in the agent (MDN:
 * Chrome 76 and later Edge 79, Firefox 90, Safari 16.4; Chrome is checked from 80 on).
 */
const since: readonly [RegExp, number][] = [
  [/\bChrome\/(\d+)/, 80],
  [/\bFirefox\/(\d+)/, 90],
  [/\bVersion\/(\d+(?:\.\d+)?)\S* (?:Mobile\/\S+ )?Safari\//, 16.4],
];

/**
 * Whether a browser with this agent always sends `Sec-Fetch-Site`. False for older and unknown browsers, which may omit
 * the header. Also false for browsers inside iOS apps, whose agents do not contain the engine's version.
 */
export function sendsFetchMetadata(agent: string): boolean {
  for (const [named, first] of since) {
    const version = named.exec(agent)?.[1];
    if (version !== undefined) return isFrom(version, first);
  }
  return false;
}

/** Compares versions: 16.10 is later than 16.4. */
function isFrom(version: string, first: number): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [firstMajor = 0, firstMinor = 0] = String(first).split('.').map(Number);
  return major > firstMajor || (major === firstMajor && minor >= firstMinor);
}
