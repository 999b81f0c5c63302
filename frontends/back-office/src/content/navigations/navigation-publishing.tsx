import { navigationRevisions } from '@theke/contracts/content/entry-revision';
import {
  type Navigation,
  type NavigationItemType,
  navigationItemTypes,
  navigations,
} from '@theke/contracts/content/navigation';
import { metaOf } from '@theke/contracts/field';
import type { PageLine } from '../shared/changed-lines.ts';
import { publishableOf } from '../shared/publishable-of.ts';
import { type Publishable, Publishing } from '../shared/publishing.tsx';
import { revisionMessages } from '../shared/revision-messages.de.ts';

type Reference = { id: string } | null | undefined;
type Item = {
  label: string;
  type: NavigationItemType;
  site?: Reference;
  branch?: Reference;
  url: string;
  isEnabled: boolean;
  children?: readonly Item[];
};

const { shape } = navigations.draft;
const titleOf = (name: 'name' | 'identifier' | 'items') => metaOf(shape[name]).title ?? name;
const targetOf = ({ type, site, branch, url }: Item): string =>
  ({ home: '', site: site?.id ?? '', branch: branch?.id ?? '', link: url })[type];

/** One line per item, indented by level. */
const itemLines = (items: readonly Item[], depth = 0): string[] =>
  items.flatMap((item) => {
    const where = [navigationItemTypes[item.type], targetOf(item)].filter(Boolean).join(' ');
    const line = `${'– '.repeat(depth)}${item.label} (${where})${item.isEnabled ? '' : `, ${revisionMessages.off}`}`;
    return [line, ...itemLines(item.children ?? [], depth + 1)];
  });

/** Lines of a menu, for comparison. */
export function navigationLines(navigation: object): PageLine[] {
  const { name, identifier, items } = navigation as Navigation;
  return [
    { key: 'name', label: titleOf('name'), text: name },
    { key: 'identifier', label: titleOf('identifier'), text: identifier },
    { key: 'items', label: titleOf('items'), text: itemLines(items).join('\n') },
  ];
}

const of = publishableOf<Navigation>(navigationRevisions, {
  fields: shape,
  kind: 'navigation',
  lines: navigationLines,
}) as unknown as Publishable<Navigation>;

export const NavigationPublishing = (props: { record: Navigation; onChanged: (fresh: Navigation) => void }) => (
  <Publishing publishable={of} {...props} />
);
