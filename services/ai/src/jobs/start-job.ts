import type { Generation, GenerationUse } from '@theke/contracts/ai/generation';
import type { Database, Transaction } from '@theke/kit/database/database';
import { setTimer } from '@theke/kit/events/timers';
import { conflict } from '@theke/kit/problem';
import type { KeyRing } from '@theke/kit/secrets/key-ring';
import { formatMoney, money, subtract, toMoney } from '@theke/rules/money/money';
import { periodOf, readBusiness } from '../copies.ts';
import { settingsStore } from '../settings/settings-store.ts';
import { isAvailable, notAvailable } from './availability.ts';
import { budgetStore } from './budget-store.ts';
import { type Job, type JobRequest, toGeneration } from './generation-row.ts';
import { jobStore } from './job-store.ts';
import { prepareJob, requireSubject } from './prepare-job.ts';
import { publishJob } from './publish-job.ts';
import { runTimer } from './run-timer.ts';

export type StartDeps = {
  db: Database;
  ring: KeyRing;
  now: () => Date;
  newId: () => string;
  /** Begins a job in this process as soon as it is stored. */
  begin(tenant: string, job: string): void;
};

export type NewJob = {
  tenant: string;
  user: { id: string; name: string };
  use: GenerationUse;
  subject: string | null;
  brief: string;
  base: number | null;
  request: JobRequest;
};

/** A process begins a job at once; another one takes it over after this time in ms if that did not happen. */
const takeoverDelay = 10_000;

/** @throws Problem 404, 409 NOT_AVAILABLE, BUDGET_SPENT or TOO_MANY_JOBS, 422 */
export const startJob = (deps: StartDeps, given: NewJob): Promise<Generation> =>
  deps.db.withTenant(given.tenant, async (tx) => toGeneration(await insertJob(deps, tx, given)));

async function insertJob(
  { ring, now, newId, begin }: StartDeps,
  tx: Transaction,
  { tenant, user, use, subject, brief, base, request }: NewJob,
): Promise<Job> {
  // Another business's page is unknown, whether or not this one has a provider.
  await requireSubject(request, subject, tx);
  const settings = await settingsStore(ring, tenant).find(tx);
  if (!settings?.isReadable || !isAvailable(settings.doc, use)) throw notAvailable();
  const { doc } = settings;
  const business = await readBusiness(tx);
  const prepared = await prepareJob(request, { tx, business, settings: doc, subject, newId });
  const at = now();
  const { month, dayStart } = periodOf(business.zone, at);
  const limit = toMoney(doc.monthlyBudget);
  if (!(await budgetStore.reserve(tx, month, prepared.estimate, limit))) {
    const { spent, reserved } = await budgetStore.find(tx, month);
    const left = money(Math.max(0, subtract(subtract(limit, spent), reserved)));
    throw conflict(
      'BUDGET_SPENT',
      `Das Budget dieses Monats reicht nicht: Der Auftrag kann bis zu ${formatMoney(prepared.estimate, business.currency)} kosten, frei sind ${formatMoney(left, business.currency)}.`,
    );
  }
  // After the reservation, which serialises the jobs of a tenant.
  if ((await jobStore.countSince(tx, user.id, dayStart)) >= doc.dailyJobs)
    throw conflict('TOO_MANY_JOBS', `Mehr als ${doc.dailyJobs} Aufträge am Tag sind je Person nicht vorgesehen.`);
  const job: Job = {
    id: newId(),
    version: 1,
    use,
    state: 'queued',
    subject,
    user,
    brief,
    base,
    request,
    createdAt: at,
    finishedAt: null,
    heardAt: null,
    attempts: 0,
    progress: 0,
    failure: null,
    model: prepared.model,
    sent: '',
    result: null,
    accepted: [],
    rejected: [],
    inputTokens: null,
    outputTokens: null,
    month,
    reserved: prepared.estimate,
    cost: null,
  };
  jobStore.insert(tx, job);
  setTimer(tx, { name: runTimer, subject: job.id, at: new Date(at.getTime() + takeoverDelay) });
  publishJob(tx, job, 'decided');
  tx.afterCommit(() => begin(tenant, job.id));
  return job;
}
