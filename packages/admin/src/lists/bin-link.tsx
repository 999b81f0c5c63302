import { buttonClass } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { ArchiveRestore } from 'lucide-react';
import { Link } from 'react-router';
import { messages } from '../messages.de.ts';
import * as folded from '../ui/folded.module.css';

/** Link to the deleted entries of a list. */
export const BinLink = ({ name }: { name: string }) => (
  <Link className={buttonClass({ kind: 'second', size: 'small' })} to={`/bin?kind=${name}`} title={messages.list.bin}>
    <ArchiveRestore {...icon} size={16} />
    <span className={folded.belowDesktop}>{messages.list.bin}</span>
  </Link>
);
