import { buttonClass } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { icon } from '@theke/ui/icon';
import { Plus } from 'lucide-react';
import { Link } from 'react-router';
import * as folded from '../ui/folded.module.css';
import * as css from './list-page.module.css';

type Props = {
  /** Name of the list, as in its path. */
  name: string;
  label: string;
  /** In the page's bar; phones show only the icon. */
  isFolding?: boolean;
};

/** Link to the form for a new entry. */
export const CreateLink = ({ name, label, isFolding = false }: Props) => (
  <Link className={classNames(buttonClass({ size: 'small' }), isFolding && css.create)} to={`/${name}/create`}>
    <Plus {...icon} size={16} />
    <span className={classNames(isFolding && folded.belowTablet)}>{label}</span>
  </Link>
);
