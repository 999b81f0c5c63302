import { Button } from '@theke/ui/button';
import { soldOutMessages } from '../../ordering/shared/sold-out-messages.de.ts';
import { useSoldOut } from '../../ordering/shared/use-sold-out.ts';
import * as css from './sold-out-section.module.css';

type Props = { product: { id: string; name: string } };

/** Availability of a product today in each branch, with a button to change it. */
export function SoldOutSection({ product: { id, name } }: Props) {
  const { branches, mayWrite, stateIn, untilText, change } = useSoldOut();
  if (!mayWrite || branches.length === 0) return null;
  return (
    <section className={css.section} aria-labelledby="product-today">
      <h2 id="product-today">{soldOutMessages.today}</h2>
      <ul>
        {branches.map((branch) => {
          const state = stateIn(id, branch);
          const label = state ? soldOutMessages.release : soldOutMessages.mark;
          return (
            <li key={branch.id}>
              <span>
                {branches.length > 1 && <b>{branch.name}</b>}
                <small className={state && css.soldOut}>
                  {!state && soldOutMessages.available}
                  {state?.until && soldOutMessages.until(untilText(state.until, branch.id))}
                  {state && !state.until && soldOutMessages.withoutEnd}
                </small>
              </span>
              <Button
                kind="second"
                size="small"
                {...(branches.length > 1 && { 'aria-label': soldOutMessages.inBranch(label, branch.name) })}
                onClick={() => void change(branch, [id], !state, name)}
              >
                {label}
              </Button>
            </li>
          );
        })}
      </ul>
    </section>
  );
}
