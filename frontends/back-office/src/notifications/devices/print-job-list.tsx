import type { PrintJob } from '@theke/contracts/notifications/device';
import { deviceMessages } from './device-messages.de.ts';
import * as css from './device-tools.module.css';

/** Print jobs of a printer with their results. */
export function PrintJobList({ jobs, when }: { jobs: readonly PrintJob[]; when: (at: string) => string }) {
  const nameOf = ({ order, uid, ticketNumber }: PrintJob) =>
    order === null ? deviceMessages.test : ticketNumber === null ? (uid ?? '') : `Nr. ${ticketNumber}`;
  return (
    <div className={css.block}>
      <h3>{deviceMessages.jobs}</h3>
      {jobs.length === 0 && <p>{deviceMessages.noJobs}</p>}
      <ul className={css.jobs}>
        {jobs.map((job) => (
          <li key={job.id}>
            <b>{nameOf(job)}</b>
            <span>
              {deviceMessages.jobStates[job.state]}
              {job.isDuplicate && `, ${deviceMessages.duplicate}`}
            </span>
            <small>
              {job.state === 'queued' && job.dueAt
                ? deviceMessages.due(when(job.dueAt))
                : when(job.printedAt ?? job.createdAt)}
            </small>
            {job.lastError && <em>{job.lastError}</em>}
          </li>
        ))}
      </ul>
    </div>
  );
}
