import type { Redirect } from '@theke/contracts/content/redirect';
import { invalid } from '@theke/kit/problem';
import { matchesWildcard } from '@theke/rules/content/wildcard';
import { isPlatformPath } from '@theke/rules/site/platform-paths';

type Rule = Pick<Redirect, 'path' | 'target' | 'isEnabled'>;

const trimmed = (path: string): string => path.replace(/^\/+|\/+$/g, '');

/**
 * Splits a rule into path pattern and required query parameters (`index.php?id=12`). A `?` without `=` is a wildcard
 * for one character.
 */
function conditionOf({ path }: Rule): { pattern: string; query: URLSearchParams | undefined } {
  const at = path.search(/\?[^/?]*=/);
  return at < 0
    ? { pattern: trimmed(path), query: undefined }
    : { pattern: trimmed(path.slice(0, at)), query: new URLSearchParams(path.slice(at + 1)) };
}

const isPattern = (path: string): boolean => /[*?]/.test(path);

/** Matching rules, most specific first: exact before patterns, longer before shorter. */
const fitting = <R extends Rule>(path: string, rules: readonly R[]) =>
  rules
    .filter(({ isEnabled }) => isEnabled)
    .map((rule) => ({ rule, ...conditionOf(rule) }))
    .filter(({ pattern }) => matchesWildcard(pattern, trimmed(path)))
    .toSorted(
      (a, b) => Number(isPattern(a.pattern)) - Number(isPattern(b.pattern)) || b.rule.path.length - a.rule.path.length,
    );

/** The rule of a path, ignoring its query. */
export const findRule = <R extends Rule>(path: string, rules: readonly R[]): R | undefined =>
  fitting(path, rules).find(({ query }) => query === undefined)?.rule;

/** Targets of a path by query parameters; they have priority over the target without any. */
export const targetsByQuery = (
  path: string,
  rules: readonly Redirect[],
): { query: Record<string, string>; movedTo: string; redirect: string }[] =>
  fitting(path, rules).flatMap(({ query, rule }) =>
    query ? [{ query: Object.fromEntries(query), movedTo: rule.target, redirect: rule.id }] : [],
  );

/** Longer chains are errors. */
const maxSteps = 20;

/** The decoded path; unchanged if its encoding is invalid. */
export function decoded(path: string): string {
  try {
    return decodeURIComponent(path);
  } catch {
    return path;
  }
}

/** The rule that matches an address, as a browser follows it. */
export function ruleOf<R extends Rule>(address: string, rules: readonly R[]): R | undefined {
  const { pathname, search } = new URL(address, 'https://own.example');
  const parameters = new URLSearchParams(search);
  const all = fitting(decoded(pathname), rules);
  const byQuery = all.find(({ query }) => query && [...query].every(([name, value]) => parameters.get(name) === value));
  return (byQuery ?? all.find(({ query }) => query === undefined))?.rule;
}

/** Stored form of a redirect. @throws Problem 422 for an unreachable path or a loop, also through others */
export function savedRedirect<R extends Rule>(rule: R, otherRules: readonly Rule[]): R {
  const { pattern, query } = conditionOf(rule);
  const saved = { ...rule, path: query ? `${pattern}?${query}` : pattern };
  if (pattern === '' && !query)
    throw invalid('REQUIRED', '„Pfad“ fehlt. Die Startseite kann nicht weitergeleitet werden.', 'path');
  if (isPlatformPath(pattern))
    throw invalid(
      'FIXED_PATH',
      `Unter „/${pattern.split('/')[0]}“ antwortet Theke selbst. Eine Weiterleitung von dort würde nie benutzt.`,
      'path',
    );
  if (leadsInCircle(saved, otherRules))
    throw invalid('REDIRECT_LOOP', 'Diese Weiterleitung führt im Kreis. Bitte wählen Sie ein anderes Ziel.', 'target');
  return saved;
}

/** Whether an enabled rule leads back to itself, also through others. */
export function leadsInCircle(rule: Rule, otherRules: readonly Rule[]): boolean {
  if (!rule.isEnabled) return false;
  const rules = [rule, ...otherRules];
  let at: string = rule.target;
  for (let step = 0; ; step++) {
    const next = ruleOf(at, rules);
    if (!next) return false;
    if (step === maxSteps || next === rule) return true;
    at = next.target;
  }
}
