import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import * as control from '@theke/admin/forms/editors/control.module.css';
import type { EditorProps } from '@theke/admin/forms/editors/editor-props.ts';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { useField } from '@theke/admin/forms/editors/use-field.ts';
import { readImageOverview } from '@theke/contracts/media/image';
import { icon } from '@theke/ui/icon';
import { X } from 'lucide-react';
import { useState } from 'react';
import { withTags } from '../shared/with-tags.ts';
import { imageMessages } from './image-messages.de.ts';
import * as css from './tags-editor.module.css';

/** Editor for the tags of a picture. Enter or a comma adds one; tags of other pictures are suggested. */
export function TagsEditor({ name, meta }: EditorProps) {
  const { id, value, change, blur, ref, fault } = useField<string[] | undefined>(name);
  const [typed, setTyped] = useState('');
  const { data } = useQuery({ ...endpointQuery(useApi(), readImageOverview, {}), staleTime: 60_000 });
  const tags = value ?? [];
  const add = (text: string) => {
    change(withTags(tags, text));
    setTyped('');
  };
  return (
    <FieldFrame id={id} label={meta.title ?? name} hint={meta.hint} fault={fault}>
      {(attributes) => (
        <>
          {tags.length > 0 && (
            <ul className={css.tags}>
              {tags.map((tag) => (
                <li key={tag} className={css.tag}>
                  {tag}
                  <button
                    type="button"
                    aria-label={imageMessages.removeTag(tag)}
                    title={imageMessages.removeTag(tag)}
                    onClick={() => change(tags.filter((one) => one !== tag))}
                  >
                    <X {...icon} size={14} />
                  </button>
                </li>
              ))}
            </ul>
          )}
          <input
            {...attributes}
            ref={ref}
            type="text"
            className={control.control}
            autoComplete="off"
            list={`${id}-known`}
            value={typed}
            onChange={({ target }) => (target.value.includes(',') ? add(target.value) : setTyped(target.value))}
            onKeyDown={(event) => {
              if (event.key !== 'Enter' || typed.trim() === '') return;
              // Enter in a field saves the form otherwise.
              event.preventDefault();
              add(typed);
            }}
            onBlur={() => {
              if (typed.trim() !== '') add(typed);
              blur();
            }}
          />
          <datalist id={`${id}-known`}>
            {data?.tags
              .filter(({ tag }) => !tags.includes(tag))
              .map(({ tag }) => (
                <option key={tag} value={tag} />
              ))}
          </datalist>
        </>
      )}
    </FieldFrame>
  );
}
