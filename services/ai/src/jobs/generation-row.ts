import type {
  Generation,
  GenerationDetail,
  GenerationResult,
  GenerationState,
  GenerationUse,
} from '@theke/contracts/ai/generation';
import { fromMoney, type Money, money } from '@theke/rules/money/money';
import type { SiteRequest } from '../answers/page-job.ts';
import type { PictureRequest } from '../prompts/picture-prompt.ts';
import type { TextRequest } from '../prompts/text-prompt.ts';

/** Request of a job, as it was validated. */
export type JobRequest =
  | { kind: 'site'; body: SiteRequest }
  | { kind: 'text'; body: TextRequest }
  | { kind: 'picture'; body: PictureRequest };

/** A job as stored. `cost` null: the reservation is not settled. */
export type Job = {
  id: string;
  version: number;
  use: GenerationUse;
  state: GenerationState;
  subject: string | null;
  user: { id: string; name: string };
  brief: string;
  base: number | null;
  request: JobRequest;
  createdAt: Date;
  finishedAt: Date | null;
  heardAt: Date | null;
  attempts: number;
  progress: number;
  failure: string | null;
  model: string;
  sent: string;
  result: GenerationResult | null;
  accepted: string[];
  rejected: string[];
  inputTokens: number | null;
  outputTokens: number | null;
  month: string;
  reserved: Money;
  cost: Money | null;
};

/** A row as the driver returns it; bigint columns are strings. */
export type JobRow = Omit<Job, 'user' | 'reserved' | 'cost'> & {
  userId: string;
  userName: string;
  reserved: string;
  cost: string | null;
};

export const toJob = ({ userId, userName, reserved, cost, ...row }: JobRow): Job => ({
  ...row,
  user: { id: userId, name: userName },
  reserved: money(Number(reserved)),
  cost: cost === null ? null : money(Number(cost)),
});

export const toGeneration = (job: Job): Generation => ({
  id: job.id,
  version: job.version,
  use: job.use,
  state: job.state,
  subject: job.subject,
  brief: job.brief,
  base: job.base,
  createdAt: job.createdAt.toISOString(),
  createdBy: job.user.name,
  progress: job.progress,
  finishedAt: job.finishedAt?.toISOString() ?? null,
  failure: job.failure,
  model: job.model,
  inputTokens: job.inputTokens,
  outputTokens: job.outputTokens,
  cost: job.cost === null ? null : fromMoney(job.cost),
  reserved: fromMoney(job.reserved),
});

export const toDetail = (job: Job): GenerationDetail => ({
  ...toGeneration(job),
  result: job.result,
  accepted: job.accepted,
  rejected: job.rejected,
  sent: job.sent,
});
