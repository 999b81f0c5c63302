import type { ContentPage } from '@theke/contracts/content/content-page';
import type { StaffBar } from '@theke/contracts/gateway/staff-bar';
import { access } from '@theke/contracts/permissions';
import { isPageType, pageTypes } from '@theke/rules/content/page-types';
import { type Caller, identityOf } from '../caller.ts';

type Edit = StaffBar['edits'][number];

/** The form in the back office. */
const form = (kind: 'posts' | 'projects', id: string): string => `/backend/${kind}/${id}`;

/** Editors of what the page shows, of itself first: a page on the page, other entries in their forms. */
function editsOf(data: ContentPage): Edit[] {
  switch (data.kind) {
    case 'site':
      return [
        { label: 'Diese Seite bearbeiten', href: `/backend/sites/${data.site.id}/editor` },
        ...(data.post ? [{ label: 'Beitrag bearbeiten', href: form('posts', data.post.id) }] : []),
        ...(data.project ? [{ label: 'Projekt bearbeiten', href: form('projects', data.project.id) }] : []),
      ];
    case 'post':
      return [{ label: 'Diesen Beitrag bearbeiten', href: form('posts', data.post.id) }];
    case 'project':
      return [{ label: 'Dieses Projekt bearbeiten', href: form('projects', data.project.id) }];
    case 'not-found':
      return [{ label: 'Neue Seite anlegen', href: '/backend/sites/create' }];
  }
}

/** Name of a page's type for editors. */
function typeOf(data: ContentPage): string {
  if (data.kind === 'post') return `Beitrag ${data.post.number}`;
  if (data.kind === 'project') return `Projekt ${data.project.number}`;
  if (data.kind === 'not-found') return 'Nicht gefunden';
  return isPageType(data.site.type) ? pageTypes[data.site.type].label : data.site.type;
}

function factsOf(data: ContentPage): StaffBar['facts'] {
  return [
    { label: 'Art', value: typeOf(data) },
    { label: 'Adresse', value: data.path },
    { label: 'Zustand', value: data.isDraft ? 'Entwurf' : 'Öffentlich' },
    ...(data.description ? [{ label: 'Beschreibung', value: data.description }] : []),
  ];
}

/** The bar of a caller who may edit content, undefined for everyone else. Its details are for administrators. */
export function staffBarOf(caller: Caller, data: ContentPage): StaffBar | undefined {
  const { user } = identityOf(caller, '');
  if (!user || caller.key || access({ user }, 'content.write') === false) return undefined;
  return {
    name: user.name,
    edits: editsOf(data),
    facts: user.roles.includes('ROLE_ADMIN') ? factsOf(data) : [],
  };
}
