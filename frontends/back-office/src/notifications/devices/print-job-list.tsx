import type { PrintJob } from '@theke/contracts/notifications/device';
import { deviceMessages } from './device-messages.de.ts';
import * as css from './device-tools.module.css';

const words = deviceMessages;

/** What a printer was given to print, and what came of it. */
export function PrintJobList({ jobs, when }: { jobs: readonly PrintJob[]; when: (at: string) => string }) {
  const nameOf = ({ order, uid, ticketNumber }: PrintJob) =>
    order === null ? words.test : ticketNumber === null ? (uid ?? '') : `Nr. ${ticketNumber}`;
  return (
    <div className={css.block}>
      <h3>{words.jobs}</h3>
      {jobs.length === 0 && <p>{words.noJobs}</p>}
      <ul className={css.jobs}>
        {jobs.map((job) => (
          <li key={job.id}>
            <b>{nameOf(job)}</b>
            <span>
              {words.jobStates[job.state]}
              {job.isDuplicate && `, ${words.duplicate}`}
            </span>
            <small>
              {job.state === 'queued' && job.dueAt ? words.due(when(job.dueAt)) : when(job.printedAt ?? job.createdAt)}
            </small>
            {job.lastError && <em>{job.lastError}</em>}
          </li>
        ))}
      </ul>
    </div>
  );
}
