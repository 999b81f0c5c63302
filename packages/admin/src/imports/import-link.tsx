import { buttonClass } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Upload } from 'lucide-react';
import { Link } from 'react-router';
import * as folded from '../ui/folded.module.css';
import * as css from './import-link.module.css';
import { importMessages } from './import-messages.de.ts';

/** Link above a list to the import of its records. */
export const ImportLink = ({ listPath }: { listPath: string }) => (
  <span className={css.fromTablet}>
    <Link
      className={buttonClass({ kind: 'second', size: 'small' })}
      to={`${listPath}/import`}
      aria-label={importMessages.import}
      title={importMessages.import}
    >
      <Upload {...icon} size={16} />
      <span className={folded.belowDesktop}>{importMessages.import}</span>
    </Link>
  </span>
);
