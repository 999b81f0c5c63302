/**
 * The first version of each engine that sends `Sec-Fetch-Site` with every request to a secure address (MDN: Chrome 76 and, after it, Edge 79;
 * Firefox 90, Safari 16.4; Chrome is asked for it from 80 on), as its agent names it.
 */
const since: readonly [RegExp, number][] = [
  [/\bChrome\/(\d+)/, 80],
  [/\bFirefox\/(\d+)/, 90],
  [/\bVersion\/(\d+(?:\.\d+)?)\S* (?:Mobile\/\S+ )?Safari\//, 16.4],
];

/**
 * Whether whoever calls itself so always says whence it fetches. False for whatever is older or not known: it gets the benefit of the doubt, as do
 * browsers inside apps of iOS, whose agents do not say how old their engine is.
 */
export function tellsWhenceItFetches(agent: string): boolean {
  for (const [named, first] of since) {
    const version = named.exec(agent)?.[1];
    if (version !== undefined) return isFrom(version, first);
  }
  return false;
}

/** 16.10 is later than 16.4. */
function isFrom(version: string, first: number): boolean {
  const [major = 0, minor = 0] = version.split('.').map(Number);
  const [firstMajor = 0, firstMinor = 0] = String(first).split('.').map(Number);
  return major > firstMajor || (major === firstMajor && minor >= firstMinor);
}
