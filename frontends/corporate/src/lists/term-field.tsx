import { icon } from '@theke/ui/icon';
import { Search } from 'lucide-react';
import * as css from './lists.module.css';

/** Search field of a list; `label` is the accessible name, `hint` the placeholder. */
export const TermField = ({ term, label, hint = label }: { term: string; label: string; hint?: string }) => (
  <label className={css.term}>
    <Search {...icon} size={18} />
    <input type="search" name="term" defaultValue={term} placeholder={hint} aria-label={label} maxLength={200} />
  </label>
);
