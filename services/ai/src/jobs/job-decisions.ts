import type { GenerationResult } from '@theke/contracts/ai/generation';
import { conflict } from '@theke/kit/problem';
import type { Money } from '@theke/rules/money/money';
import type { Job, JobRequest } from './generation-row.ts';

/** A process that runs a job reports every few seconds; after this silence in ms it counts as dead. */
export const silenceMs = 45_000;
/** Calls of one job that the provider refused for the moment, before the job fails. */
const maxAttempts = 4;
/** Delay before another attempt in ms, by number of attempts. */
const delays = [5_000, 20_000, 60_000];

/** What a process does with a job that is due. */
export type Look = 'run' | 'interrupted' | 'watch' | 'nothing';

export function lookAt({ state, heardAt, cost }: Job, at: Date): Look {
  if (state === 'queued') return 'run';
  const isUnsettled = state === 'running' || (state === 'canceled' && cost === null);
  if (!isUnsettled) return 'nothing';
  return at.getTime() - (heardAt?.getTime() ?? 0) > silenceMs ? 'interrupted' : 'watch';
}

const changed = (job: Job, change: Partial<Job>): Job => ({ ...job, ...change, version: job.version + 1 });

export const begun = (job: Job, { model, sent }: Pick<Job, 'model' | 'sent'>, at: Date): Job =>
  changed(job, { state: 'running', attempts: job.attempts + 1, heardAt: at, progress: 0, model, sent });

/** After a refusal that may pass: waits, or fails after the last attempt. @returns the delay in ms, if it waits */
export function postponed(
  job: Job,
  { message, retryAfter }: { message: string; retryAfter: number | undefined },
  at: Date,
): { next: Job; delay: number | undefined } {
  if (job.attempts >= maxAttempts) return { next: failed(job, message, at), delay: undefined };
  const delay = Math.max(delays[job.attempts - 1] ?? 0, retryAfter ?? 0);
  return { next: changed(job, { state: 'queued' }), delay };
}

export const failed = (job: Job, failure: string, at: Date): Job =>
  changed(job, { state: job.state === 'canceled' ? 'canceled' : 'failed', failure, finishedAt: at });

export const interruptedMessage =
  'Die Erzeugung wurde unterbrochen. Der Anbieter kann sie trotzdem verrechnen; wiederholt wird sie nur auf Ihren Wunsch.';

/** The picture that a text was about is not needed any more. */
export const proposed = (job: Job, result: GenerationResult, at: Date): Job =>
  changed(job, { state: 'proposed', result, finishedAt: at, request: withoutPicture(job.request) });

const withoutPicture = (request: JobRequest): JobRequest =>
  request.kind === 'text' ? { ...request, body: { ...request.body, picture: null } } : request;

/** @throws Problem 409 if it has ended */
export function canceled(job: Job, at: Date): Job {
  if (job.state === 'canceled') return job;
  if (job.state !== 'queued' && job.state !== 'running')
    throw conflict('HAS_ENDED', 'Dieser Auftrag ist schon beendet.');
  return changed(job, { state: 'canceled', finishedAt: at, failure: 'Abgebrochen.' });
}

/** @throws Problem 409 without a proposal */
export function decided(job: Job, { accepted, rejected }: { accepted: string[]; rejected: string[] }): Job {
  if (job.result === null) throw conflict('NO_PROPOSAL', 'Für diesen Auftrag gibt es keinen Vorschlag.');
  return changed(job, { state: accepted.length > 0 ? 'accepted' : 'rejected', accepted, rejected });
}

/** With what was paid; only once. */
export const settled = (
  job: Job,
  {
    cost,
    inputTokens = null,
    outputTokens = null,
  }: { cost: Money; inputTokens?: number | null; outputTokens?: number | null },
): Job => (job.cost === null ? { ...job, cost, inputTokens, outputTokens } : job);
