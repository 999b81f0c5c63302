import type { Tag } from '@theke/contracts/catalog/tag';
import { translated } from '@theke/rules/texts/translated';
import { icon } from '@theke/ui/icon';
import { imageUrl } from '@theke/ui/image-url';
import { langAttributes } from '@theke/ui/lang-attributes';
import { pictureStyle } from '@theke/ui/picture-style';
import { X } from 'lucide-react';
import { SearchBox } from '../search-box.tsx';
import * as css from './branch-list.module.css';
import { listMessages } from './list-messages.de.ts';

export type Filter = { input: string; tag: string | undefined };

type Props = { filter: Filter; onChange: (filter: Filter) => void; hasSearch: boolean; tags: readonly Tag[] };

/** Search field and tags; pressing a selected tag again deselects it. */
export const BranchFilter = ({ filter, onChange, hasSearch, tags }: Props) => (
  <search>
    {hasSearch && (
      <SearchBox
        label={listMessages.search}
        autoComplete="postal-code"
        value={filter.input}
        onType={(input) => onChange({ ...filter, input })}
      />
    )}
    {tags.length > 0 && (
      <fieldset className={css.tags} aria-label={listMessages.tags}>
        {tags.map((tag) => {
          const { id, image } = tag;
          const isOn = filter.tag === id;
          return (
            <button
              key={id}
              type="button"
              className={css.tag}
              aria-pressed={isOn}
              onClick={() => onChange({ ...filter, tag: isOn ? undefined : id })}
            >
              {image && <img className={css.sign} style={pictureStyle(image)} src={imageUrl(image, 'icon')} alt="" />}
              <span {...langAttributes(tag, 'name')}>{translated(tag, 'name')}</span>
              {isOn && <X {...icon} size={16} />}
            </button>
          );
        })}
      </fieldset>
    )}
  </search>
);
