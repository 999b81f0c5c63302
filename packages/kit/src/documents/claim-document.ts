import type { Db } from 'mongodb';
import type { ClaimJob } from '../jobs/jobs.ts';
import { newId } from '../new-id.ts';

type Begun = { _id: string; begunFor: Date; holder: string; until: Date };

/** Whoever died at a job keeps it so long. */
const leaseMs = 60_000;

/**
 * The document says for which time a job was begun last, so that each time is taken once, and until when it belongs to whoever is at it: they
 * say so again while they are.
 */
export const claimDocument =
  (db: Db): ClaimJob =>
  async (name, dueAt) => {
    const jobs = db.collection<Begun>('jobs');
    const holder = newId();
    const until = () => new Date(Date.now() + leaseMs);
    const free = { _id: name, begunFor: { $lt: dueAt }, until: { $lt: new Date() } };
    const isMine = await jobs
      .updateOne(free, { $set: { begunFor: dueAt, holder, until: until() } }, { upsert: true })
      .then(() => true)
      .catch((error: { code?: unknown }) => {
        // One that nobody may begin is there, and cannot be entered beside it.
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
