import type { Tag } from '@theke/contracts/catalog/tag';
import { icon } from '@theke/ui/icon';
import { Search, X } from 'lucide-react';
import { messages } from '../messages.de.ts';
import * as css from './branch-list.module.css';

export type Filter = { input: string; tag: string | undefined };

type Props = { filter: Filter; onChange: (filter: Filter) => void; hasSearch: boolean; tags: readonly Tag[] };

/** Search box and tags; a tag pressed again is let go. */
export const BranchFilter = ({ filter, onChange, hasSearch, tags }: Props) => (
  <search>
    {hasSearch && (
      <div className={css.search}>
        <Search {...icon} />
        <input
          type="text"
          inputMode="search"
          autoComplete="postal-code"
          aria-label={messages.list.search}
          placeholder={messages.list.search}
          value={filter.input}
          onChange={(event) => onChange({ ...filter, input: event.target.value })}
        />
      </div>
    )}
    {tags.length > 0 && (
      <fieldset className={css.tags} aria-label={messages.list.tags}>
        {tags.map(({ id, name }) => {
          const isOn = filter.tag === id;
          return (
            <button
              key={id}
              type="button"
              className={css.tag}
              aria-pressed={isOn}
              onClick={() => onChange({ ...filter, tag: isOn ? undefined : id })}
            >
              {name}
              {isOn && <X {...icon} size={16} />}
            </button>
          );
        })}
      </fieldset>
    )}
  </search>
);
