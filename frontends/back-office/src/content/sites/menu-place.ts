import type { OfficeApi } from '@theke/admin/api/office-api.ts';
import { draftOf } from '@theke/admin/api/resource.ts';
import { type Navigation, navigations } from '@theke/contracts/content/navigation';
import { ApiError } from '@theke/ui/api-error';

/** A place in a menu: at its end, or at the end of one of its items. */
export type MenuPlace = { navigation: string; parent: number | undefined };

type Page = { id: string; name: string };

/** Attempts if others save at the same time. */
const max = 3;

const itemOf = ({ id, name }: Page) => ({
  label: name.slice(0, 120),
  type: 'site' as const,
  site: { id },
  branch: null,
  url: '',
  isEnabled: true,
  children: [],
});

/** The items of a menu with a page at the end of this place; unchanged if the parent is gone. */
export function withPage(items: Navigation['items'], page: Page, parent: number | undefined): Navigation['items'] {
  const item = itemOf(page) as unknown as Navigation['items'][number];
  if (parent === undefined) return [...items, item];
  return items.map((one, at) => (at === parent ? { ...one, children: [...one.children, item] } : one));
}

/** Adds a page to the draft of a menu. @throws ApiError if the menu was deleted or is full */
export async function placeInMenu(api: OfficeApi, page: Page, { navigation, parent }: MenuPlace): Promise<Navigation> {
  for (let attempt = 1; ; attempt++) {
    const record = await api(navigations.endpoints.read, { params: { id: navigation } });
    const items = withPage(record.items, page, parent);
    const body = { ...(draftOf(navigations, record) as Navigation), items, version: record.version };
    try {
      return await api(navigations.endpoints.update, { params: { id: navigation }, body });
    } catch (error) {
      if (attempt === max || !ApiError.from(error).has('STALE_VERSION')) throw error;
    }
  }
}
