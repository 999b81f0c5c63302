import type { Branch } from '@theke/contracts/catalog/branch';
import { isShownClosed } from '@theke/rules/hours/opening-status';
import { classNames } from '@theke/ui/class-names';
import { type ImageSize, imageSrcSet, imageUrl, logoSize } from '@theke/ui/image-url';
import { ofBusiness } from '@theke/ui/lang-attributes';
import { pictureStyle } from '@theke/ui/picture-style';
import { StateMark } from '@theke/ui/state-mark';
import { Link } from '../router/link.tsx';
import { addressText } from './address-text.ts';
import * as css from './branch-card.module.css';
import { branchState, offeredTypesText } from './branch-state.ts';

const looks = { open: undefined, soon: undefined, closed: css.closed, off: css.off };

/** Same size on all screens, so that the document can preload the first picture. */
export const firstTableSize: ImageSize = 'medium';

type Props = {
  branch: Branch;
  now: Date;
  isFirst: boolean;
  /** Whether the card is one of the large ones on wide screens. */
  isLarge: boolean;
};

/** Card of a branch with picture, address and state; the whole card links to its menu. */
export function BranchCard({ branch, now, isFirst, isLarge }: Props) {
  const state = branchState(branch, now);
  // A branch that takes pre-orders is not shown as closed (HOURS-18).
  const look = state.state === 'closed' && !isShownClosed(branch, now) ? undefined : looks[state.state];
  const [picture] = branch.images;
  return (
    <Link
      to={`/store/${branch.identifier}`}
      className={classNames(css.card, look, isLarge && css.large, !picture && css.bare)}
    >
      {picture && (
        <span className={css.head}>
          <img
            style={pictureStyle(picture)}
            {...(isFirst
              ? { src: imageUrl(picture, firstTableSize), fetchPriority: 'high' }
              : {
                  src: imageUrl(picture, 'small'),
                  srcSet: imageSrcSet(picture, ['small', 'medium']),
                  sizes: '(min-width: 1024px) 600px, (min-width: 720px) 50vw, 100vw',
                })}
            alt=""
          />
          {branch.logo && (
            <span className={css.stamp}>
              <img src={imageUrl(branch.logo, logoSize(branch.logo))} alt="" />
            </span>
          )}
        </span>
      )}
      <span className={css.text}>
        <h2>{branch.name}</h2>
        <span className={css.address}>{addressText(branch)}</span>
        <span className={css.now}>
          <span className={css.state}>
            <StateMark state={state.state}>{state.text}</StateMark>
          </span>
          <span className={css.orderTypes}>{offeredTypesText(branch, state, now)}</span>
        </span>
        {state.state === 'closed' && branch.closedMessage && (
          <span {...ofBusiness} className={css.message}>
            {branch.closedMessage}
          </span>
        )}
      </span>
    </Link>
  );
}
