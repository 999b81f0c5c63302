/** Parameters by their names in the pattern; never empty. */
export type PathParts = Readonly<Record<string, string>>;

const segments = (path: string): string[] => path.replace(/\/$/, '').split('/');

function readable(segment: string): string {
  try {
    return decodeURIComponent(segment);
  } catch {
    return segment;
  }
}

/**
 * Returns the decoded parameters of a path for a pattern such as `/status/:uid/:hash`; undefined if it does not
 * match. A trailing slash is ignored; `*` matches any path.
 */
export function pathParts(pattern: string, path: string): PathParts | undefined {
  if (pattern === '*') return {};
  const [patternSegments, pathSegments] = [segments(pattern), segments(path)];
  if (patternSegments.length !== pathSegments.length) return;
  const parts: Record<string, string> = {};
  for (const [index, name] of patternSegments.entries()) {
    const segment = pathSegments[index] ?? '';
    if (name.startsWith(':') && segment) parts[name.slice(1)] = readable(segment);
    else if (name !== segment) return;
  }
  return parts;
}
