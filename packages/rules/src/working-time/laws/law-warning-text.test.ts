import { expect, test } from '@jest/globals';
import type { LawWarning, WarningKind } from './law-warning.ts';
import { lawWarningText } from './law-warning-text.ts';
import { rulesByCountry } from './rule-sets.ts';
import { conditions, lawNames } from './warning-texts.de.ts';

/** Collects all rules at any depth, with their severity if given. */
function rulesIn(value: unknown, found: { rule: string; severity: unknown }[] = []): typeof found {
  if (value === null || typeof value !== 'object') return found;
  const { rule, severity } = value as { rule?: unknown; severity?: unknown };
  if (typeof rule === 'string') found.push({ rule, severity });
  for (const each of Object.values(value)) rulesIn(each, found);
  return found;
}
const rules = rulesIn(rulesByCountry);

test('has law and paragraph for every rule, and no unused names', () => {
  expect(rules.length).toBeGreaterThan(50);
  expect(Object.keys(lawNames).toSorted()).toEqual([...new Set(rules.map(({ rule }) => rule))].toSorted());
});

test('has a condition for every notice', () => {
  const notices = new Set(rules.filter(({ severity }) => severity === 'notice').map(({ rule }) => rule));
  // These become notices by their readings or averages, which the tables do not contain.
  for (const rule of ['AT-ARG-4', 'AT-AZG-9-4', 'AT-AZG-11-1', 'CH-ArG-15', 'CH-ArG-17a', 'DE-ArbZG-3-2'])
    notices.add(rule);
  expect(Object.keys(conditions).toSorted()).toEqual([...notices].toSorted());
});

const warning = (rule: string, kind: WarningKind, found: number, limit: number, severity?: 'notice'): LawWarning => ({
  rule,
  kind,
  severity: severity ?? 'breach',
  date: '2026-11-23',
  at: '2026-11-23T14:00:00.000Z',
  found,
  limit,
});

test.each([
  [warning('DE-ArbZG-4', 'break', 15, 30), 'Pause 15 von 30 Minuten (§ 4 ArbZG).'],
  [
    warning('AT-AZG-11-1', 'break', 30, 30, 'notice'),
    'Pause von 30 Minuten anders geteilt (§ 11 Abs. 1 AZG). Zulässig nur, wenn diese Teilung vereinbart oder bewilligt ist.',
  ],
  [
    warning('DE-ArbZG-5-2', 'rest', 630, 660, 'notice'),
    'Ruhezeit 10:30 Std. statt 11:00 Std. (§ 5 Abs. 2 ArbZG). Zulässig nur, wenn eine andere Ruhezeit binnen vier Wochen auf zwölf Stunden verlängert wird.',
  ],
  [
    warning('AT-AZG-9-1', 'week', 3675, 3600),
    '61:15 Std. in der Woche gearbeitet, Grenze 60:00 Std. (§ 9 Abs. 1 AZG).',
  ],
  [
    warning('DE-JArbSchG-15', 'days-per-week', 6, 5),
    'An 6 Tagen der Woche gearbeitet, erlaubt sind 5 (§ 15 JArbSchG).',
  ],
  [warning('DE-JArbSchG-5', 'forbidden', 120, 0), 'Kinder dürfen nicht beschäftigt werden (§ 5 Abs. 1 JArbSchG).'],
  [
    warning('CH-ArG-18', 'sunday', 120, 0, 'notice'),
    '2:00 Std. am Sonntag gearbeitet (Art. 18 ArG). Zulässig nur mit Bewilligung.',
  ],
])('%o', (given, text) => expect(lawWarningText(given)).toBe(text));
