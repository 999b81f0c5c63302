import type { ProjectTeaser } from '@theke/contracts/content/teasers';
import { projectStatus, statusTexts } from '@theke/rules/content/project-status';
import { usePage } from '../page/page-context.ts';
import * as css from './teasers.module.css';

/** Status of a project today (PROJECT-02); empty without a start date. */
export function ProjectStatus({ project }: { project: Pick<ProjectTeaser, 'startDate' | 'endDate'> }) {
  const status = projectStatus(project, usePage().today);
  return (
    status && (
      <span className={css.status} data-status={status}>
        {statusTexts[status]}
      </span>
    )
  );
}
