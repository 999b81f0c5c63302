import * as folded from '@theke/admin/ui/folded.module.css';
import { buttonClass } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Upload } from 'lucide-react';
import { Link } from 'react-router';
import { productMessages } from './product-messages.de.ts';

/** Link above the list of products to their import. */
export const ImportLink = () => (
  <Link
    className={buttonClass({ kind: 'second', size: 'small' })}
    to="/products/import"
    aria-label={productMessages.import}
    title={productMessages.import}
  >
    <Upload {...icon} size={16} />
    <span className={folded.belowDesktop}>{productMessages.import}</span>
  </Link>
);
