import type { Branch } from '@theke/contracts/catalog/branch';
import type { ImageRef } from '@theke/contracts/wire';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { imageUrl } from '@theke/ui/image-url';
import { StateMark } from '@theke/ui/state-mark';
import { MapPin } from 'lucide-react';
import type { BranchState } from '../branch-list/branch-state.ts';
import * as css from './menu-hero.module.css';
import type { Section } from './menu-sections.ts';

const pictureIn = ({ rows }: Section): ImageRef[] => {
  const laid = rows.flatMap(({ product: { images } }) => (images[0]?.extension === 'webp' ? [images[0]] : []));
  // Not the first: that one opens the card just below.
  return laid.slice(Math.floor(laid.length / 2)).slice(0, 1);
};

/** Dishes for the table, at most four, if they are cut-outs: of the first category, of the last (a glass), of others. */
export function laidDishes(sections: readonly Section[]): ImageRef[] {
  const [first, ...rest] = sections;
  const last = rest.at(-1);
  return [first, last, ...rest.slice(0, -1)].flatMap((section) => (section ? pictureIn(section) : [])).slice(0, 4);
}

type Props = { branch: Branch; state: BranchState; dishes: readonly ImageRef[] };

/** The branch's table: its own dishes on the counter's cloth, or its photograph where there are none. */
export function MenuHero({ branch, state, dishes }: Props) {
  const [photo] = branch.images;
  return (
    <div className={classNames(css.hero, (state.state === 'closed' || state.state === 'off') && css.closed)}>
      {dishes.length > 0
        ? dishes.map((dish, index) => (
            <img key={dish.id} className={css.dish} src={imageUrl(dish, index === 0 ? 'small' : 'tiny')} alt="" />
          ))
        : photo && <img className={css.photo} src={imageUrl(photo, 'medium')} alt="" />}
      <div className={css.inner}>
        <h1>{branch.name}</h1>
        <div className={css.facts}>
          <StateMark state={state.state} isOnTable>
            {state.text}
          </StateMark>
          <span className={css.address}>
            <MapPin {...icon} size={18} />
            {branch.street}, {branch.zipCode} {branch.city}
          </span>
        </div>
      </div>
    </div>
  );
}
