import type { Branch } from '@theke/contracts/catalog/branch';
import { buttonClass } from '@theke/ui/button';
import { Link } from 'react-router';
import { statusMessages } from './status-messages.de.ts';
import * as css from './status-page.module.css';

/** For a guest whose order is not made: to order once more, here or elsewhere. */
export const WayOn = ({ branch, hasOthers }: { branch: Branch | undefined; hasOthers: boolean }) => (
  <div className={css.ways}>
    {branch?.isPublic && (
      <Link className={buttonClass({ size: 'large', isWide: true })} to={`/store/${branch.identifier}`}>
        {statusMessages.again}
      </Link>
    )}
    {(hasOthers || !branch?.isPublic) && (
      <Link className={buttonClass({ kind: 'second', isWide: true })} to="/">
        {statusMessages.elsewhere}
      </Link>
    )}
  </div>
);
