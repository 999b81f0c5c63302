import type { Branch } from '@theke/contracts/catalog/branch';
import type { ImageRef } from '@theke/contracts/wire';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { imageUrl } from '@theke/ui/image-url';
import { pictureStyle } from '@theke/ui/picture-style';
import { StateMark } from '@theke/ui/state-mark';
import { MapPin } from 'lucide-react';
import type { CSSProperties } from 'react';
import { addressText } from '../branch-list/address-text.ts';
import type { BranchState } from '../branch-list/branch-state.ts';
import { heroPicture } from './hero-picture.ts';
import { isLongName, longestWord } from './long-name.ts';
import * as css from './menu-hero.module.css';

type Props = {
  branch: Branch;
  state: BranchState;
  /** Cut-outs of the menu; undefined while it loads. Does not change once it is shown. */
  dishes: readonly ImageRef[] | undefined;
};

/** Hero of a branch: its dishes on a tablecloth, or its photograph. */
export function MenuHero({ branch, state, dishes }: Props) {
  const [photo] = branch.images;
  const isLaid = dishes !== undefined && dishes.length > 0;
  const isPhoto = dishes?.length === 0 && photo;
  const first = dishes && heroPicture(branch, dishes);
  const address = addressText(branch);
  return (
    <div
      data-hero=""
      className={classNames(
        css.hero,
        (state.state === 'closed' || state.state === 'off') && css.closed,
        isLaid && css.laid,
        !isLaid && !photo && css.bare,
        isLongName(branch.name) && css.long,
      )}
      style={{ '--longest': longestWord(branch.name) } as CSSProperties}
    >
      {isLaid &&
        dishes.map((dish, index) => (
          <img
            key={dish.id}
            className={css.dish}
            src={index === 0 ? first : imageUrl(dish, 'tiny')}
            alt=""
            fetchPriority={index === 0 ? 'high' : 'low'}
          />
        ))}
      {isPhoto && (
        <>
          <img className={css.photo} style={pictureStyle(photo)} src={first} alt="" fetchPriority="high" />
          <span className={css.veil} />
        </>
      )}
      <div className={css.inner}>
        <h1>{branch.name}</h1>
        <div className={css.facts}>
          <StateMark state={state.state} isOnTable>
            {state.text}
          </StateMark>
          {address && (
            <span className={css.address}>
              <MapPin {...icon} size={18} />
              {address}
            </span>
          )}
        </div>
      </div>
    </div>
  );
}
