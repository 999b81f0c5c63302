import { numberText } from '@theke/rules/units/amount-text';
import { ShareBar } from '../shared/share-bar.tsx';
import { statisticsMessages } from '../shared/statistics-messages.de.ts';
import * as css from './share-list.module.css';

const messages = statisticsMessages.visits;
/** Number of rows shown. */
const max = 8;

type Props = { title: string; rows: readonly { name: string; count: number }[] };

/** Ranking with bars relative to the first row. */
export function ShareList({ title, rows }: Props) {
  const top = rows[0]?.count ?? 0;
  return (
    <section aria-label={title}>
      <h2 className={css.title}>{title}</h2>
      {top === 0 ? (
        <p className={css.empty}>{messages.unknown}</p>
      ) : (
        <ul className={css.list}>
          {rows.slice(0, max).map(({ name, count }) => (
            <li key={name}>
              <span className={css.name}>{name}</span>
              <b>{numberText(count)}</b>
              <ShareBar count={count} total={top} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
