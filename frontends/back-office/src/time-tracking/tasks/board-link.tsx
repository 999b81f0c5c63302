import { buttonClass } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { SquareKanban } from 'lucide-react';
import { Link } from 'react-router';
import { taskMessages } from './task-messages.de.ts';

/** Link from the list to the board. */
export const BoardLink = () => (
  <Link className={buttonClass({ kind: 'second', size: 'small' })} to="/tasks">
    <SquareKanban {...icon} size={16} />
    {taskMessages.board}
  </Link>
);
