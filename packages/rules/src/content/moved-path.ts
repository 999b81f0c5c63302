/** Whether a path is this one or below it. */
export const isPathBelow = (path: string, parent: string): boolean => path === parent || path.startsWith(`${parent}/`);

/** The path after `from`, with everything below it, has become `to`; undefined if it is neither. */
export const movedPath = (path: string, from: string, to: string): string | undefined =>
  isPathBelow(path, from) ? to + path.slice(from.length) : undefined;
