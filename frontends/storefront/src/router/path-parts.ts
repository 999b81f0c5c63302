/** By the names in the pattern; each is there and not empty. */
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
 * The parts of a path that a pattern such as `/status/:uid/:hash` names, decoded; undefined where it is another path. A slash at the
 * end makes no difference; `*` is any path.
 */
export function pathParts(pattern: string, path: string): PathParts | undefined {
  if (pattern === '*') return {};
  const [wanted, given] = [segments(pattern), segments(path)];
  if (wanted.length !== given.length) return;
  const parts: Record<string, string> = {};
  for (const [index, name] of wanted.entries()) {
    const segment = given[index] ?? '';
    if (name.startsWith(':') && segment) parts[name.slice(1)] = readable(segment);
    else if (name !== segment) return;
  }
  return parts;
}
