import type { ContentPage } from '@theke/contracts/content/content-page';
import type { StaffBar } from '@theke/contracts/gateway/staff-bar';
import { access, type Permission } from '@theke/contracts/permissions';
import { isPageType, pageTypes } from '@theke/rules/content/page-types';
import { type Caller, identityOf } from '../caller.ts';

/** A link of the bar, and the permission that its editor needs. */
type Edit = StaffBar['edits'][number] & { needs: Permission };

/** Link to the form in the back office. */
const form = (label: string, kind: 'posts' | 'projects', id: string): Edit => ({
  label,
  href: `/backend/${kind}/${id}`,
  needs: 'content.write',
});

/** Edit links for a content page: first the page itself in its editor, then the other entries in their forms. */
function editsOf(data: ContentPage): Edit[] {
  switch (data.kind) {
    case 'site':
      return [
        { label: 'Diese Seite bearbeiten', href: `/backend/sites/${data.site.id}/editor`, needs: 'sites.draft' },
        ...(data.post ? [form('Beitrag bearbeiten', 'posts', data.post.id)] : []),
        ...(data.project ? [form('Projekt bearbeiten', 'projects', data.project.id)] : []),
      ];
    case 'post':
      return [form('Diesen Beitrag bearbeiten', 'posts', data.post.id)];
    case 'project':
      return [form('Dieses Projekt bearbeiten', 'projects', data.project.id)];
    case 'not-found':
      return [{ label: 'Neue Seite anlegen', href: '/backend/sites/create', needs: 'content.write' }];
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

/**
 * The bar of a caller who may edit a part of the page, with the links that the caller may follow; undefined for
 * everyone else. Only administrators get the details of the page.
 */
export function staffBarOf(caller: Caller, data: ContentPage): StaffBar | undefined {
  const { user } = identityOf(caller, '');
  if (!user || caller.key) return undefined;
  const edits = editsOf(data).filter(({ needs }) => access({ user }, needs) !== false);
  if (edits.length === 0) return undefined;
  return {
    name: user.name,
    edits: edits.map(({ label, href }) => ({ label, href })),
    facts: user.roles.includes('ROLE_ADMIN') ? factsOf(data) : [],
  };
}
