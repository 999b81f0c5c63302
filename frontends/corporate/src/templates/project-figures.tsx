import type { ShownProject } from '@theke/contracts/content/teasers';
import * as css from './project-figures.module.css';

/** Results of a project as large figures. */
export const ProjectFigures = ({ figures }: Pick<ShownProject, 'figures'>) =>
  figures.length > 0 && (
    <dl className={css.figures}>
      {figures.map(({ value, label }) => (
        <div key={`${value} ${label}`}>
          <dt>{label}</dt>
          <dd>{value}</dd>
        </div>
      ))}
    </dl>
  );
