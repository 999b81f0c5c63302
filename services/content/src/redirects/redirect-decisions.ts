import type { Redirect } from '@theke/contracts/content/redirect';
import { invalid } from '@theke/kit/problem';
import { matchesWildcard } from '@theke/rules/content/wildcard';

type Rule = Pick<Redirect, 'path' | 'target' | 'isEnabled'>;

const trimmed = (path: string): string => path.replace(/^\/+|\/+$/g, '');
const isPattern = (path: string): boolean => /[*?]/.test(path);

/** Where a path leads: by the rule that names it, else by the longest pattern that it is of. */
export function targetOf(path: string, rules: readonly Rule[]): string | undefined {
  const asked = trimmed(path);
  const fitting = rules
    .filter(({ path, isEnabled }) => isEnabled && matchesWildcard(trimmed(path), asked))
    .toSorted((a, b) => Number(isPattern(a.path)) - Number(isPattern(b.path)) || b.path.length - a.path.length);
  return fitting[0]?.target;
}

/** Longer chains are nobody's wish. */
const mostSteps = 20;

/** What a redirect is stored as. @throws Problem 422 where it would lead to itself, over others or at once */
export function savedRedirect<R extends Rule>(rule: R, others: readonly Rule[]): R {
  const saved = { ...rule, path: trimmed(rule.path) };
  if (saved.path === '')
    throw invalid('REQUIRED', '„Pfad“ fehlt. Die Startseite kann nicht weitergeleitet werden.', 'path');
  if (!rule.isEnabled) return saved;
  const rules = [saved, ...others];
  let at: string | undefined = saved.target;
  for (let step = 0; at !== undefined; step++) {
    const path = trimmed(at.replace(/[?#].*$/, ''));
    if (step === mostSteps || matchesWildcard(saved.path, path))
      throw invalid(
        'REDIRECT_LOOP',
        'Diese Weiterleitung führt im Kreis. Bitte wählen Sie ein anderes Ziel.',
        'target',
      );
    at = targetOf(path, rules);
  }
  return saved;
}
