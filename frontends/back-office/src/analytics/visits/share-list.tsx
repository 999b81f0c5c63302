import { numberText } from '@theke/rules/units/amount-text';
import { ShareBar } from '../domain/share-bar.tsx';
import { statisticsMessages } from '../domain/statistics-messages.de.ts';
import * as css from './share-list.module.css';

const messages = statisticsMessages.visits;
/** Longer lists are summed up by their first lines. */
const max = 8;

type Props = { title: string; rows: readonly { name: string; count: number }[] };

/** What is most often, each as long as its share of the first. */
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
              <ShareBar part={count} whole={top} />
            </li>
          ))}
        </ul>
      )}
    </section>
  );
}
