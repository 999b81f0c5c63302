import { Link } from 'react-router';
import type { Change } from './change-text.ts';
import * as css from './figure-row.module.css';
import { statisticsMessages } from './statistics-messages.de.ts';

/** `to`: link to the details. */
export type Figure = { label: string; value: string; to?: string; change: Change | null };

/** Neither good nor bad for some figures. */
const toneOf = ({ isBetter }: Change): string | undefined =>
  isBetter === null ? undefined : isBetter ? css.better : css.worse;

/** Key figures in a row, the most important one first, with their changes if compared. */
export const FigureRow = ({ figures }: { figures: readonly Figure[] }) => (
  <section className={css.strip} aria-label={statisticsMessages.figures}>
    {figures.map(({ label, value, to, change }) => (
      <div key={label} className={css.figure}>
        <h2>{label}</h2>
        <p className={css.value}>{to ? <Link to={to}>{value}</Link> : value}</p>
        {change && (
          <p className={css.change}>
            {change.lead && <span className={toneOf(change)}>{change.lead}</span>} {change.rest}
          </p>
        )}
      </div>
    ))}
  </section>
);
