import { icon } from '@theke/ui/icon';
import { Search } from 'lucide-react';
import * as css from './lists.module.css';

/** What a list is searched for; `label` is read aloud, `hint` stands in the empty field. */
export const TermField = ({ term, label, hint = label }: { term: string; label: string; hint?: string }) => (
  <label className={css.term}>
    <Search {...icon} size={18} />
    <input type="search" name="term" defaultValue={term} placeholder={hint} aria-label={label} maxLength={200} />
  </label>
);
