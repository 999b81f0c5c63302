import { icon } from '@theke/ui/icon';
import { Search } from 'lucide-react';
import type { InputHTMLAttributes } from 'react';
import * as css from './search-box.module.css';

type Props = Pick<InputHTMLAttributes<HTMLInputElement>, 'autoComplete' | 'autoFocus' | 'onKeyDown'> & {
  label: string;
  value: string;
  onType: (text: string) => void;
};

/** Search field for lists. */
export const SearchBox = ({ label, value, onType, ...input }: Props) => (
  <div className={css.search}>
    <Search {...icon} />
    <input
      {...input}
      type="text"
      inputMode="search"
      aria-label={label}
      placeholder={label}
      value={value}
      onChange={(event) => onType(event.target.value)}
    />
  </div>
);
