import type { generationProgressed } from '@theke/contracts/ai/generation';
import {
  cancelGeneration,
  decideGeneration,
  generateImage,
  generateSite,
  generateText,
  listGenerations,
  readGeneratedPicture,
  readGeneration,
  retryGeneration,
  streamGenerations,
} from '@theke/contracts/ai/generation';
import type { Access } from '@theke/contracts/permissions';
import type { Database } from '@theke/kit/database/database';
import { clearTimer } from '@theke/kit/events/timers';
import type { LiveChanges } from '@theke/kit/http/live-changes';
import { type Route, route } from '@theke/kit/http/route';
import type { Identity } from '@theke/kit/identity-token';
import { conflict, forbidden, unknown } from '@theke/kit/problem';
import { money } from '@theke/rules/money/money';
import { budgetStore } from './budget-store.ts';
import { toDetail, toGeneration } from './generation-row.ts';
import { canceled, decided, settled } from './job-decisions.ts';
import type { JobRunner } from './job-runner.ts';
import { jobStore, pictureStore } from './job-store.ts';
import { publishJob } from './publish-job.ts';
import { runTimer } from './run-timer.ts';
import { type StartDeps, startJob } from './start-job.ts';

type Deps = StartDeps & { db: Database; runner: JobRunner; live: LiveChanges<typeof generationProgressed> };

/** Null: the jobs of everyone. */
const ownerOf = (access: Access): string | null => (typeof access === 'object' ? (access.owner ?? null) : null);

const userOf = ({ user }: Identity): { id: string; name: string } => {
  if (!user) throw forbidden('FORBIDDEN', 'Aufträge an die KI brauchen eine Anmeldung.');
  return { id: user.id, name: user.name };
};

export function jobRoutes(deps: Deps): Route[] {
  const { db, runner, live, now } = deps;
  return [
    route(generateSite, ({ tenant, identity, params, body }) =>
      startJob(deps, {
        tenant,
        user: userOf(identity),
        use: body.block === null ? 'page' : 'block',
        subject: params.id,
        brief: body.brief,
        base: body.page.version,
        request: { kind: 'site', body },
      }),
    ),
    route(generateImage, ({ tenant, identity, body }) =>
      startJob(deps, {
        tenant,
        user: userOf(identity),
        use: 'picture',
        subject: null,
        brief: body.brief,
        base: null,
        request: { kind: 'picture', body },
      }),
    ),
    route(generateText, ({ tenant, identity, body }) =>
      startJob(deps, {
        tenant,
        user: userOf(identity),
        use: body.use,
        subject: body.subject,
        brief: body.brief,
        base: null,
        request: { kind: 'text', body },
      }),
    ),
    route(streamGenerations, ({ tenant, access }, response, request) => {
      const owner = ownerOf(access);
      live.open(request, response, { tenant, matches: ({ user }) => owner === null || user === owner });
    }),
    route(listGenerations, ({ tenant, access, query }) =>
      db.withTenant(tenant, async (tx) => {
        const { data, meta } = await jobStore.list(tx, ownerOf(access), query);
        return { data: data.map(toGeneration), meta };
      }),
    ),
    route(readGeneration, ({ tenant, access, params }) =>
      db.withTenant(tenant, async (tx) => {
        const job = await jobStore.find(tx, params.id, ownerOf(access));
        if (!job) throw unknown('Der Auftrag');
        return toDetail(job);
      }),
    ),
    route(cancelGeneration, async ({ tenant, access, params }) => {
      const reply = await db.withTenant(tenant, async (tx) => {
        const job = await jobStore.lock(tx, params.id, ownerOf(access));
        if (!job) throw unknown('Der Auftrag');
        const next = canceled(job, now());
        if (next === job) return toGeneration(job);
        // A running call is settled by its process when it has stopped.
        const ended = job.state === 'queued' ? settled(next, { cost: money(0) }) : next;
        jobStore.update(tx, ended);
        if (ended.cost !== null) {
          budgetStore.settle(tx, job.month, { reserved: job.reserved, cost: ended.cost });
          clearTimer(tx, { name: runTimer, subject: job.id });
        }
        publishJob(tx, ended, 'decided');
        return toGeneration(ended);
      });
      runner.abort(params.id);
      return reply;
    }),
    route(retryGeneration, async ({ tenant, access, identity, params }) => {
      const job = await db.withTenant(tenant, (tx) => jobStore.find(tx, params.id, ownerOf(access)));
      if (!job) throw unknown('Der Auftrag');
      if (job.state !== 'failed' && job.state !== 'canceled')
        throw conflict('HAS_NOT_FAILED', 'Nur fehlgeschlagene und abgebrochene Aufträge werden wiederholt.');
      const { use, subject, brief, base, request } = job;
      return startJob(deps, { tenant, user: userOf(identity), use, subject, brief, base, request });
    }),
    route(decideGeneration, ({ tenant, access, params, body }) =>
      db.withTenant(tenant, async (tx) => {
        const job = await jobStore.lock(tx, params.id, ownerOf(access));
        if (!job) throw unknown('Der Auftrag');
        const next = decided(job, body);
        jobStore.update(tx, next);
        publishJob(tx, next, 'decided');
        return toGeneration(next);
      }),
    ),
    route(readGeneratedPicture, async ({ tenant, access, params }, response) => {
      const picture = await db.withTenant(tenant, async (tx) => {
        const job = await jobStore.find(tx, params.id, ownerOf(access));
        return job && pictureStore.find(tx, job.id, params.number);
      });
      if (!picture) throw unknown('Das Bild');
      response
        .set({ 'cache-control': 'private, max-age=3600', 'x-content-type-options': 'nosniff' })
        .type(picture.type)
        .send(picture.bytes);
    }),
  ];
}
