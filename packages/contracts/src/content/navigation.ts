import { z } from 'zod';
import { field, type Schema } from '../field.ts';
import { oneLine } from '../one-line.ts';
import { optionalReference } from '../reference.ts';
import { defineResource } from '../resource.ts';
import { identifier, linkAddress } from './content-value.ts';
import { planRange } from './plan.ts';
import { draftSearchField, draftView, publishable, publishedView, publishingFields } from './publishable.ts';

export const navigationItemTypes = { home: 'Startseite', site: 'Seite', branch: 'Filiale', link: 'Link' } as const;
export type NavigationItemType = keyof typeof navigationItemTypes;

const item = {
  label: field(oneLine(120).min(1), 'Bezeichnung'),
  type: field(z.enum(Object.keys(navigationItemTypes) as [NavigationItemType, ...NavigationItemType[]]), 'Ziel', {
    choices: navigationItemTypes,
  }).default('site'),
  site: optionalReference('sites', 'Seite'),
  branch: optionalReference('branches', 'Filiale'),
  url: field(z.union([linkAddress, z.literal('')]), 'Adresse').default(''),
  isEnabled: field(z.boolean(), 'Aktiv').default(true),
};
const children = <S extends Schema>(item: S) => field(z.array(item).max(60), 'Unterpunkte').default([]);
const third = z.strictObject(item);
const second = z.strictObject({ ...item, children: children(third) });

/** A menu in three levels, found by its identifier: `main`, `footer`, `quick`, `case-studies`, `contact`. */
export const navigations = defineResource({
  service: 'content',
  name: 'navigations',
  one: 'navigation',
  label: { one: 'Navigation', many: 'Navigationen' },
  read: 'content.read',
  write: 'content.write',
  draft: z.strictObject({
    name: field(oneLine(200).min(1), 'Name'),
    identifier,
    items: field(z.array(z.strictObject({ ...item, children: children(second) })).max(60), 'Menüpunkte').default([]),
    isPublic: field(z.boolean(), 'Öffentlich', {
      hint: 'Erst dann sehen Gäste, was gespeichert und veröffentlicht ist.',
    }).default(false),
    ...publishable,
  }),
  serverFields: publishingFields,
  toPublic: ({ items, ...navigation }) => ({ ...publishedView(navigation), items: enabledItems(items) }),
  toStaff: draftView,
  draftSearch: draftSearchField,
  publicIf: ['isPublic'],
  unique: ['identifier'],
  inInit: 'all',
  filters: ['identifier', 'isPublic', 'hasChanges'],
  range: planRange,
  search: ['identifier'],
  example: {
    name: 'Hauptmenü',
    identifier: 'main',
    items: [{ label: 'Startseite', type: 'home' }],
    isPublic: true,
  },
});
export type Navigation = z.output<typeof navigations.entity>;

type Item = { isEnabled: boolean; children?: readonly Item[] };

/** Returns the enabled items, at every level. */
export const enabledItems = <I extends Item>(items: readonly I[]): I[] =>
  items
    .filter(({ isEnabled }) => isEnabled)
    .map((one) => (one.children ? { ...one, children: enabledItems(one.children) } : one));
