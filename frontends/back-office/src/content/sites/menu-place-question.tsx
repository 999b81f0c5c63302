import { useQueryClient } from '@tanstack/react-query';
import { useApi } from '@theke/admin/api/office-api.ts';
import type { OfficeRecord } from '@theke/admin/api/resource.ts';
import { type Navigation, navigations } from '@theke/contracts/content/navigation';
import type { Site } from '@theke/contracts/content/site';
import { ApiError } from '@theke/ui/api-error';
import { Select } from '@theke/ui/select';
import { useGetList, useNotify } from 'ra-core';
import { useState } from 'react';
import { type MenuPlace, placeInMenu } from './menu-place.ts';
import { menuPlaceMessages as messages } from './menu-place-messages.de.ts';
import * as css from './menu-place-question.module.css';

type Props = { onAnswer: (follow: ((created: Site) => Promise<unknown>) | undefined) => void };
type Menu = OfficeRecord & Pick<Navigation, 'name' | 'items' | 'isPublic'>;

/** Question for a new page: its place in a menu. It is added to the menu's draft after it is created. */
export function MenuPlaceQuestion({ onAnswer }: Props) {
  const api = useApi();
  const notify = useNotify();
  const client = useQueryClient();
  const [place, setPlace] = useState<MenuPlace>();
  const { data: menus = [] } = useGetList<Menu>('navigations', {
    pagination: { page: 1, perPage: 50 },
    sort: { field: 'name', order: 'ASC' },
  });
  if (menus.length === 0) return null;
  const chosen = menus.find(({ id }) => id === place?.navigation);

  function answer(next: MenuPlace | undefined) {
    setPlace(next);
    onAnswer(next && ((created) => follow(created, next)));
  }
  async function follow(created: Site, next: MenuPlace) {
    try {
      const { name, isPublic } = await placeInMenu(api, created, next);
      notify(isPublic ? messages.placedInDraft(name) : messages.placed(name), { type: 'info' });
      await client.invalidateQueries({ queryKey: [navigations.name] });
    } catch (error) {
      notify(messages.failed(ApiError.from(error).message), { type: 'error' });
    }
  }
  return (
    <section className={css.question} aria-labelledby="menu-place">
      <h2 id="menu-place">{messages.title}</h2>
      <p>{messages.lead}</p>
      <div className={css.fields}>
        <Select
          label={messages.menu}
          choices={menus.map(({ id, name }) => ({ value: id, label: name }))}
          placeholder={messages.none}
          value={place?.navigation ?? ''}
          onChange={({ target: { value } }) => answer(value ? { navigation: value, parent: undefined } : undefined)}
        />
        {chosen && place && (
          <Select
            label={messages.below}
            choices={chosen.items.map(({ label }, at) => ({ value: String(at), label }))}
            placeholder={messages.top}
            value={place.parent === undefined ? '' : String(place.parent)}
            onChange={({ target: { value } }) => answer({ ...place, parent: value === '' ? undefined : Number(value) })}
          />
        )}
      </div>
    </section>
  );
}
