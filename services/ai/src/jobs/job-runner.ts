import type { Database, Transaction } from '@theke/kit/database/database';
import { clearTimer, setTimer, type TimerHandler } from '@theke/kit/events/timers';
import type { Log } from '@theke/kit/log';
import { Problem } from '@theke/kit/problem';
import type { KeyRing } from '@theke/kit/secrets/key-ring';
import { estimateTokens, generationCost } from '@theke/rules/ai/generation-cost';
import { type Money, money } from '@theke/rules/money/money';
import { readBusiness } from '../copies.ts';
import type { AddressGuard } from '../provider/address-guard.ts';
import { openaiProvider } from '../provider/openai-provider.ts';
import { type Provider, ProviderFailure } from '../provider/provider.ts';
import { type Settings, settingsStore } from '../settings/settings-store.ts';
import { isAvailable, notAvailable } from './availability.ts';
import { budgetStore } from './budget-store.ts';
import type { Job } from './generation-row.ts';
import { begun, failed, interruptedMessage, lookAt, postponed, proposed, settled } from './job-decisions.ts';
import { jobStore, pictureStore } from './job-store.ts';
import { type PreparedJob, prepareJob } from './prepare-job.ts';
import { publishJob } from './publish-job.ts';
import { runTimer } from './run-timer.ts';

/** Jobs of one tenant, and of all, that a process runs at a time. */
const atOnceOfTenant = 4;
const atOnce = 16;
const beatMs = 3_000;
const watchMs = 30_000;
const busyMs = 2_000;
/** A provider that failed five times in a row is left alone for this time. */
const pauseMs = 60_000;
/** Time that running calls get when the service stops. */
const stopMs = 20_000;

type Deps = {
  db: Database;
  ring: KeyRing;
  guard: AddressGuard;
  log: Log;
  now: () => Date;
  newId: () => string;
};

type Running = { tenant: string; abort: AbortController; ended: Promise<void> };
type Claimed = { job: Job; prepared: PreparedJob; settings: Settings };
type Paid = { cost: Money; inputTokens?: number | null; outputTokens?: number | null };

/** Runs jobs in the background: a call takes seconds to minutes, and timers of other jobs must not wait for it. */
export class JobRunner {
  readonly #deps: Deps;
  readonly #running = new Map<string, Running>();
  #isStopping = false;

  constructor(deps: Deps) {
    this.#deps = deps;
  }

  /** Begins a job that was just stored. The timer does if this fails. */
  readonly begin = (tenant: string, id: string): void => {
    this.#look(tenant, id).catch((error: unknown) =>
      this.#deps.log.warn({ err: error, generation: id }, 'job not begun, its timer begins it'),
    );
  };

  get timer(): TimerHandler {
    return { name: runTimer, run: ({ tenant, subject }) => this.#look(tenant, subject) };
  }

  /** Aborts the call of a job in this process. */
  abort(id: string): void {
    this.#running.get(id)?.abort.abort();
  }

  /** Waits for running calls, then aborts them. */
  async stop(): Promise<void> {
    this.#isStopping = true;
    const timeout = setTimeout(() => {
      for (const { abort } of this.#running.values()) abort.abort();
    }, stopMs);
    await Promise.all([...this.#running.values()].map(({ ended }) => ended));
    clearTimeout(timeout);
  }

  async #look(tenant: string, id: string): Promise<void> {
    const { db, now } = this.#deps;
    const running = this.#running.get(id);
    if (running) {
      const job = await db.withTenant(tenant, async (tx) => {
        this.#watch(tx, id, watchMs);
        return jobStore.find(tx, id, null);
      });
      // A postponed job is due again before its last run has quite ended.
      if (job?.state !== 'queued') return;
      await running.ended;
    }
    const claimed = await db.withTenant(tenant, async (tx) => {
      const job = await jobStore.lock(tx, id);
      const look = job ? lookAt(job, now()) : 'nothing';
      if (!job || look === 'nothing') return undefined;
      if (look === 'watch') return void this.#watch(tx, id, watchMs);
      if (look === 'interrupted') return void (await this.#endInterrupted(tx, job));
      return this.#claim(tx, tenant, job);
    });
    if (claimed) this.#run(tenant, claimed);
  }

  #watch(tx: Transaction, id: string, delay: number): void {
    setTimer(tx, { name: runTimer, subject: id, at: new Date(this.#deps.now().getTime() + delay) });
  }

  #hasRoom(tenant: string): boolean {
    const own = [...this.#running.values()].filter((each) => each.tenant === tenant).length;
    return !this.#isStopping && own < atOnceOfTenant && this.#running.size < atOnce;
  }

  /** Stores that this process runs the job now, before anything is sent. */
  async #claim(tx: Transaction, tenant: string, job: Job): Promise<Claimed | undefined> {
    const { ring, now, newId } = this.#deps;
    const at = now();
    if (!this.#hasRoom(tenant)) return void this.#watch(tx, job.id, busyMs);
    const settings = await settingsStore(ring, tenant).find(tx);
    if (settings?.pausedUntil && settings.pausedUntil > at)
      return void setTimer(tx, { name: runTimer, subject: job.id, at: settings.pausedUntil });
    try {
      if (!settings?.isReadable || !isAvailable(settings.doc, job.use)) throw notAvailable();
      const business = await readBusiness(tx);
      const prepared = await prepareJob(job.request, {
        tx,
        business,
        settings: settings.doc,
        subject: job.subject,
        newId,
      });
      const next = begun(job, prepared, at);
      jobStore.update(tx, next);
      publishJob(tx, next, 'progressed');
      this.#watch(tx, job.id, watchMs);
      return { job: next, prepared, settings };
    } catch (error) {
      if (!(error instanceof Problem)) throw error;
      this.#end(tx, failed(job, error.faults[0]?.message ?? '', at), { cost: money(0) });
      return undefined;
    }
  }

  #run(tenant: string, claimed: Claimed): void {
    const abort = new AbortController();
    const ended = this.#call(tenant, claimed, abort)
      .catch((error: unknown) => {
        this.#deps.log.error(
          { err: error, generation: claimed.job.id },
          'job ended without a result, it is settled later',
        );
      })
      .finally(() => void this.#running.delete(claimed.job.id));
    this.#running.set(claimed.job.id, { tenant, abort, ended });
  }

  async #call(tenant: string, claimed: Claimed, abort: AbortController): Promise<void> {
    const { guard } = this.#deps;
    const { job, settings } = claimed;
    const provider = openaiProvider(guard, { ...settings.doc, key: settings.key?.value });
    const progress = { count: 0 };
    const stopBeating = this.#beat(tenant, job, progress, abort);
    try {
      if (claimed.prepared.kind === 'write')
        await this.#write(tenant, claimed, claimed.prepared, provider, progress, abort);
      else await this.#draw(tenant, claimed, claimed.prepared, provider, progress, abort);
    } finally {
      stopBeating();
    }
  }

  /** Reports that the job runs, and aborts it if it was canceled elsewhere. */
  #beat(tenant: string, job: Job, progress: { count: number }, abort: AbortController): () => void {
    const { db, now, log } = this.#deps;
    let publishedCount = 0;
    const beat = setInterval(() => {
      db.withTenant(tenant, async (tx) => {
        const version = await jobStore.beat(tx, job.id, { at: now(), progress: progress.count });
        if (version === undefined) return abort.abort();
        if (progress.count !== publishedCount) publishJob(tx, { ...job, version }, 'progressed');
        publishedCount = progress.count;
      }).catch((error: unknown) => log.warn({ err: error, generation: job.id }, 'progress of a job not stored'));
    }, beatMs);
    return () => clearInterval(beat);
  }

  async #write(
    tenant: string,
    { job }: Claimed,
    prepared: Extract<PreparedJob, { kind: 'write' }>,
    provider: Provider,
    progress: { count: number },
    abort: AbortController,
  ): Promise<void> {
    const { now } = this.#deps;
    try {
      const written = await provider.write(prepared.call, {
        signal: abort.signal,
        onProgress(characters) {
          progress.count = characters;
        },
      });
      const paid = this.#paidFor(prepared, { ...written, received: written.text.length });
      const result = prepared.read(written.text);
      await this.#finish(tenant, job.id, paid, (current) =>
        typeof result === 'string' ? failed(current, result, now()) : proposed(current, result, now()),
      );
    } catch (error) {
      if (!(error instanceof ProviderFailure)) throw error;
      if (error.mayRetry && !error.isPaid) return this.#postpone(tenant, job.id, error);
      const received = error.received;
      const paid = error.isPaid
        ? this.#paidFor(prepared, { inputTokens: null, outputTokens: null, received })
        : { cost: money(0) };
      await this.#finish(tenant, job.id, paid, (current) => failed(current, error.message, now()));
    }
  }

  /** What the provider reports, else an estimate of what was sent and received. */
  #paidFor(
    { price, sent }: PreparedJob,
    {
      inputTokens,
      outputTokens,
      received,
    }: { inputTokens: number | null; outputTokens: number | null; received: number },
  ): Paid {
    const used = {
      inputTokens: inputTokens ?? estimateTokens(sent),
      outputTokens: outputTokens ?? estimateTokens('x'.repeat(received)),
    };
    return { cost: generationCost({ ...used, pictures: 0 }, price), ...used };
  }

  async #draw(
    tenant: string,
    { job }: Claimed,
    prepared: Extract<PreparedJob, { kind: 'draw' }>,
    provider: Provider,
    progress: { count: number },
    abort: AbortController,
  ): Promise<void> {
    const { db, now } = this.#deps;
    let paidPictures = 0;
    let failure: ProviderFailure | undefined;
    for (let number = 0; number < prepared.count && !failure; number += 1) {
      try {
        const picture = await provider.draw(prepared.call, { signal: abort.signal });
        paidPictures += 1;
        progress.count = paidPictures;
        await db.withTenant(tenant, async (tx) => {
          pictureStore.insert(tx, job.id, { number, ...picture });
          const version = await jobStore.beat(tx, job.id, { at: now(), progress: progress.count });
          if (version !== undefined) publishJob(tx, { ...job, version }, 'progressed');
        });
      } catch (error) {
        if (!(error instanceof ProviderFailure)) throw error;
        if (error.isPaid) paidPictures += 1;
        failure = error;
      }
    }
    if (failure?.mayRetry && paidPictures === 0) return this.#postpone(tenant, job.id, failure);
    const cost = generationCost({ inputTokens: 0, outputTokens: 0, pictures: paidPictures }, prepared.price);
    await this.#finish(tenant, job.id, { cost }, (current, pictures) =>
      pictures.some(Boolean)
        ? proposed({ ...current, failure: failure?.message ?? null }, { kind: 'pictures', pictures }, now())
        : failed(current, failure?.message ?? '', now()),
    );
  }

  async #postpone(tenant: string, id: string, failure: ProviderFailure): Promise<void> {
    const { db, ring, now } = this.#deps;
    await db.withTenant(tenant, async (tx) => {
      const job = await jobStore.lock(tx, id);
      if (!job || job.cost !== null) return;
      settingsStore(ring, tenant).countFailure(tx, new Date(now().getTime() + pauseMs));
      if (job.state !== 'running') return this.#end(tx, job, { cost: money(0) });
      const { next, delay } = postponed(job, failure, now());
      if (delay === undefined) return this.#end(tx, next, { cost: money(0) });
      jobStore.update(tx, next);
      publishJob(tx, next, 'progressed');
      this.#watch(tx, id, delay);
    });
  }

  async #finish(
    tenant: string,
    id: string,
    paid: Paid,
    next: (job: Job, pictures: ({ width: number; height: number } | null)[]) => Job,
  ): Promise<void> {
    const { db, ring } = this.#deps;
    await db.withTenant(tenant, async (tx) => {
      const job = await jobStore.lock(tx, id);
      if (!job || job.cost !== null) return;
      settingsStore(ring, tenant).forgetFailures(tx);
      const pictures = await picturesOf(tx, job);
      this.#end(tx, job.state === 'running' ? next(job, pictures) : job, paid);
    });
  }

  /** Settles a job whose process died during the call, which may have been paid. Pictures that had arrived remain. */
  async #endInterrupted(tx: Transaction, job: Job): Promise<void> {
    const { now } = this.#deps;
    const pictures = await picturesOf(tx, job);
    const next = pictures.some(Boolean)
      ? proposed({ ...job, failure: interruptedMessage }, { kind: 'pictures', pictures }, now())
      : failed(job, interruptedMessage, now());
    this.#end(tx, next, { cost: job.reserved });
  }

  /** Stores the end of a job and settles its reservation. */
  #end(tx: Transaction, job: Job, paid: Paid): void {
    const ended = settled(job, paid);
    jobStore.update(tx, ended);
    budgetStore.settle(tx, job.month, { reserved: job.reserved, cost: ended.cost ?? money(0) });
    clearTimer(tx, { name: runTimer, subject: job.id });
    publishJob(tx, ended, 'decided');
  }
}

/** The pictures of a job, null for those that have not arrived. */
async function picturesOf(
  tx: Transaction,
  { id, request }: Job,
): Promise<({ width: number; height: number } | null)[]> {
  if (request.kind !== 'picture') return [];
  const stored = await pictureStore.sizes(tx, id);
  return Array.from({ length: request.body.count }, (_, number) => {
    const found = stored.find((each) => each.number === number);
    return found ? { width: found.width, height: found.height } : null;
  });
}
