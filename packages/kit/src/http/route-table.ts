// Finds the endpoint of a path in one lookup, regardless of the number of endpoints. Paths match as in Express:
// case-insensitive, with or without a trailing slash, and the first registered of several matches wins
// (route-table.test.ts compares it with Express).
import type { Endpoint } from '@theke/contracts/endpoint';

export type Found<T> = {
  value: T;
  /** Percent-encoded, as in the path. */
  params: Record<string, string>;
  /** Whether the path is written as in its contract: same case, no trailing slash. */
  isAsWritten: boolean;
};

/** All matching routes, in order of registration; HEAD matches GET routes. @param path without the query */
export type RouteTable<T> = (method: string, path: string) => Found<T>[];

type Named = { method: Endpoint['method']; path: string };

/** A path segment with parameters; undefined for a literal segment. */
type Pattern = { names: readonly string[]; matches: RegExp | undefined } | undefined;
type End<T> = { value: T; order: number; written: readonly string[]; patterns: readonly Pattern[] };
type Node<T> = {
  literals: Map<string, Node<T>>;
  /** By their spelling, because endpoints with the same parent share the rest. */
  patterns: Map<string, { matches: RegExp | undefined; next: Node<T> }>;
  ends: End<T>[];
};

const newNode = <T>(): Node<T> => ({ literals: new Map(), patterns: new Map(), ends: [] });

/** `:id` matches anything, `style-:variant.embed.css` the part in between. */
function patternOf(written: string): Pattern {
  const names = [...written.matchAll(/:(\w+)/g)].map(([, name = '']) => name);
  if (names.length === 0) return undefined;
  const literals = written.split(/:\w+/).map((one) => one.replace(/[.*+?^${}()|[\]\\]/g, '\\$&'));
  const isAnything = literals.every((one) => one === '');
  return { names, matches: isAnything ? undefined : new RegExp(`^${literals.join('([^/]+?)')}$`, 'i') };
}

export function routeTable<T>(all: readonly (Named & { value: T })[]): RouteTable<T> {
  const roots = new Map<string, Node<T>>();
  for (const [order, { method, path, value }] of all.entries()) {
    const written = path.split('/');
    const patterns = written.map(patternOf);
    let node = roots.get(method) ?? newNode<T>();
    roots.set(method, node);
    for (const [index, segment] of written.entries()) node = step(node, segment, patterns[index]);
    node.ends.push({ value, order, written, patterns });
  }
  return (method, path) => {
    const root = roots.get(method === 'HEAD' ? 'GET' : method);
    if (!root) return [];
    const segments = path.split('/');
    const isTrailed = segments.length > 2 && segments.at(-1) === '';
    if (isTrailed) segments.pop();
    const ends: End<T>[] = [];
    walk(root, segments, 0, ends);
    if (ends.length > 1) ends.sort((a, b) => a.order - b.order);
    return ends.map((end) => foundAt(end, segments, isTrailed));
  };
}

function step<T>(node: Node<T>, segment: string, pattern: Pattern): Node<T> {
  const key = segment.toLowerCase();
  const existing = pattern ? node.patterns.get(key)?.next : node.literals.get(key);
  if (existing) return existing;
  const next = newNode<T>();
  if (pattern) node.patterns.set(key, { matches: pattern.matches, next });
  else node.literals.set(key, next);
  return next;
}

function walk<T>(node: Node<T>, segments: readonly string[], index: number, ends: End<T>[]): void {
  const segment = segments[index];
  if (segment === undefined) {
    ends.push(...node.ends);
    return;
  }
  const literal = node.literals.get(segment.toLowerCase());
  if (literal) walk(literal, segments, index + 1, ends);
  if (segment === '') return;
  for (const { matches, next } of node.patterns.values())
    if (!matches || matches.test(segment)) walk(next, segments, index + 1, ends);
}

function foundAt<T>({ value, written, patterns }: End<T>, segments: readonly string[], isTrailed: boolean): Found<T> {
  const params: Record<string, string> = {};
  let isAsWritten = !isTrailed;
  for (const [index, pattern] of patterns.entries()) {
    const segment = segments[index] ?? '';
    if (!pattern) isAsWritten &&= segment === written[index];
    else {
      const values = pattern.matches ? (pattern.matches.exec(segment) ?? []).slice(1) : [segment];
      for (const [at, name] of pattern.names.entries()) params[name] = values[at] ?? '';
    }
  }
  return { value, params, isAsWritten };
}
