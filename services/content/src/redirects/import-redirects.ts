import { type Redirect, redirects } from '@theke/contracts/content/redirect';
import { type ImportedRule, importRedirects, maxImported } from '@theke/contracts/content/redirect-tools';
import { toFaults } from '@theke/contracts/errors';
import { route } from '@theke/kit/http/route';
import { invalid, Problem, stale } from '@theke/kit/problem';
import { everyPage } from '@theke/kit/resource/every-page';
import type { UnitOfWork } from '@theke/kit/resource/resource-store';
import { type CsvRedirect, parseRedirectCsv } from '@theke/rules/content/redirect-csv';
import type { z } from 'zod';
import type { Content } from '../content.ts';
import { freePathForRedirect } from '../sites/free-path.ts';
import { stores } from '../stores.ts';
import { savedRedirect } from './redirect-decisions.ts';

type Draft = Pick<Redirect, 'path' | 'target' | 'isEnabled'>;
type Checked = ImportedRule & { draft?: Draft; before?: Redirect | undefined };

/** Saves all rules of a file in one transaction, or none. */
export const importRedirectsRoute = ({ db, now, newId }: Content) =>
  route(importRedirects, ({ tenant, body: { csv, isPreview } }) =>
    db.withTenant(tenant, async (unit) => {
      const rules = parseRedirectCsv(csv);
      if (rules.length === 0) throw invalid('REQUIRED', 'Die Datei enthält keine Weiterleitungen.', 'csv');
      if (rules.length > maxImported)
        throw invalid(
          'TOO_BIG',
          `Die Datei enthält ${rules.length} Weiterleitungen. Mehr als ${maxImported} sind auf einmal nicht möglich.`,
          'csv',
        );
      // Two imports that redirect to each other would not see the loop.
      await stores.redirects.serialize(unit);
      const checked = await checkRules(unit, rules, now());
      const isRefused = checked.some(({ problem }) => problem !== undefined);
      if (!isPreview && !isRefused) for (const one of checked) await save(unit, one, newId, now());
      return {
        rules: checked.map(({ draft: _, before: __, ...rule }) => rule),
        saved: isPreview || isRefused ? 0 : checked.length,
      };
    }),
  );

/** Checks each rule together with those before it and the existing ones. */
async function checkRules(unit: UnitOfWork, rules: readonly CsvRedirect[], at: Date): Promise<Checked[]> {
  const existing = await everyPage((cut) => stores.redirects.list(unit, cut, false));
  const byPath = new Map(existing.map((one) => [one.path, one]));
  const seen = new Map<string, number>();
  const together = new Map<string, Draft>(existing.map((one) => [one.path, one]));
  const checked: Checked[] = [];
  for (const rule of rules) {
    const parsed = redirects.draft.safeParse({ path: rule.path, target: rule.target });
    if (!parsed.success) {
      const message = faultText(parsed.error, rule);
      checked.push({ ...rule, replaces: false, problem: message });
      continue;
    }
    const problem = await problemOf(unit, parsed.data, together, seen, at);
    if ('problem' in problem) {
      checked.push({ ...rule, replaces: false, problem: problem.problem });
      continue;
    }
    const { draft } = problem;
    seen.set(draft.path, rule.line);
    together.set(draft.path, draft);
    const before = byPath.get(draft.path);
    checked.push({ ...rule, path: draft.path, replaces: before !== undefined, draft, before });
  }
  return checked;
}

const faultText = (error: z.ZodError, { target }: CsvRedirect): string =>
  error.issues.some(({ path: [field] }) => field === 'target')
    ? target === ''
      ? 'Das Ziel fehlt.'
      : 'Das Ziel ist kein Pfad dieser Website.'
    : toFaults(error, redirects.draft)
        .map(({ message }) => message)
        .join(' ');

async function problemOf(
  unit: UnitOfWork,
  sent: Draft,
  together: ReadonlyMap<string, Draft>,
  seen: ReadonlyMap<string, number>,
  at: Date,
): Promise<{ problem: string } | { draft: Draft }> {
  try {
    const others = [...together.values()].filter(({ path }) => path !== sent.path);
    const draft = savedRedirect(
      sent,
      others.filter(({ isEnabled }) => isEnabled),
    );
    const line = seen.get(draft.path);
    if (line !== undefined) return { problem: `„${draft.path}“ steht schon in Zeile ${line}.` };
    await freePathForRedirect(unit, draft.path, at, { isDryRun: true });
    return { draft };
  } catch (error) {
    if (error instanceof Problem) return { problem: error.faults.map(({ message }) => message).join(' ') };
    throw error;
  }
}

async function save(unit: UnitOfWork, { draft, before }: Checked, newId: () => string, at: Date): Promise<void> {
  if (!draft) return;
  await freePathForRedirect(unit, draft.path, at);
  const saved = before
    ? await stores.redirects.update(unit, before.id, before.version, draft, at)
    : await stores.redirects.insert(unit, newId(), draft, at);
  if (!saved) throw stale(redirects.label.one);
  unit.publish(redirects.events.changed(saved.id, saved.version, saved));
}
