import type { Db } from 'mongodb';
import type { ClaimJob } from '../jobs/jobs.ts';
import { newId } from '../new-id.ts';

type JobClaim = { _id: string; begunFor: Date; holder: string; until: Date };

/** Lease of a job in ms: after a crash it stays claimed for this long. */
const leaseMs = 60_000;

/**
 * Claims a job with one document. It stores the last scheduled time that was started, so that each time runs once, and
 * the end of the lease, which is renewed while the job runs.
 */
export const claimDocument =
  (db: Db): ClaimJob =>
  async (name, dueAt) => {
    const jobs = db.collection<JobClaim>('jobs');
    const holder = newId();
    const until = () => new Date(Date.now() + leaseMs);
    const free = { _id: name, begunFor: { $lt: dueAt }, until: { $lt: new Date() } };
    const isMine = await jobs
      .updateOne(free, { $set: { begunFor: dueAt, holder, until: until() } }, { upsert: true })
      .then(() => true)
      .catch((error: { code?: unknown }) => {
        // The job exists but may not be claimed, so the upsert violates the unique id.
        if (error.code === 11_000) return false;
        throw error;
      });
    if (!isMine) return undefined;
    const stillHere = setInterval(() => {
      jobs.updateOne({ _id: name, holder }, { $set: { until: until() } }).catch(() => undefined);
    }, leaseMs / 4);
    return async () => {
      clearInterval(stillHere);
      await jobs.updateOne({ _id: name, holder }, { $set: { until: new Date(0) } });
    };
  };
