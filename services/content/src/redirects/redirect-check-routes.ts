import { checkPaths, listRedirectChecks, traceRedirect } from '@theke/contracts/content/redirect-tools';
import { route } from '@theke/kit/http/route';
import type { Content } from '../content.ts';
import { Reader } from '../pages/reader.ts';
import { readRedirectUses } from './count-uses.ts';
import { enabledRedirects } from './find-redirects.ts';
import { tracePath } from './trace-path.ts';

/** Routes that follow redirects as visitors do. */
export const redirectCheckRoutes = (content: Content) => [
  route(traceRedirect, ({ tenant, query: { path } }) =>
    content.db.withTenant(tenant, async (unit) =>
      tracePath(
        new Reader(content, unit, tenant),
        await enabledRedirects(content.resources.redirects.store, unit),
        path,
      ),
    ),
  ),
  route(checkPaths, ({ tenant, body }) =>
    content.db.withTenant(tenant, async (unit) => {
      const reader = new Reader(content, unit, tenant);
      const rules = await enabledRedirects(content.resources.redirects.store, unit);
      const checked = [];
      for (const path of new Set(body.paths))
        checked.push({ path, arrival: (await tracePath(reader, rules, path)).arrival });
      return checked;
    }),
  ),
  route(listRedirectChecks, ({ tenant }) =>
    content.db.withTenant(tenant, async (unit) => {
      const rules = await enabledRedirects(content.resources.redirects.store, unit);
      const reader = new Reader(content, unit, tenant);
      const uses = await readRedirectUses(unit, content.now());
      const traced = new Map<string, Awaited<ReturnType<typeof tracePath>>>();
      const checks = [];
      for (const { id, target } of rules) {
        const trace = traced.get(target) ?? (await tracePath(reader, rules, target));
        traced.set(target, trace);
        checks.push({
          id,
          arrival: trace.arrival,
          hops: trace.hops.length + 1,
          path: trace.path,
          uses: uses.get(id)?.uses ?? 0,
          lastAt: uses.get(id)?.lastAt ?? null,
        });
      }
      return checks;
    }),
  ),
];
