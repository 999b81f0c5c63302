import { buttonClass } from '@theke/ui/button';
import { Link } from '../router/link.tsx';
import { linkTexts } from './link-texts.de.ts';

/** Button to the page of reservations, of a branch or of the only one. */
export const ReservationLink = ({ branch }: { branch?: { identifier: string } }) => (
  <Link
    className={buttonClass({ kind: 'second', isWide: true })}
    to={branch ? `/reservation/${branch.identifier}` : '/reservation'}
  >
    {linkTexts.reserve}
  </Link>
);
