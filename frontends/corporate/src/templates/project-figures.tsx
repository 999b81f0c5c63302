import type { ShownProject } from '@theke/contracts/content/teasers';
import * as css from './project-figures.module.css';

/** What came of a project, in figures that are read at a glance. */
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
