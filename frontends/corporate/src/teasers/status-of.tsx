import type { ProjectTeaser } from '@theke/contracts/content/teasers';
import { projectStatus, statusTexts } from '@theke/rules/content/project-status';
import { usePage } from '../page/page-context.ts';
import * as css from './teasers.module.css';

/** How far it is today (PROJECT-02); nothing without a start. */
export function StatusOf({ project }: { project: Pick<ProjectTeaser, 'startDate' | 'endDate'> }) {
  const status = projectStatus(project, usePage().today);
  return (
    status && (
      <span className={css.status} data-status={status}>
        {statusTexts[status]}
      </span>
    )
  );
}
