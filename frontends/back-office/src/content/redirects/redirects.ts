import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { redirects } from '@theke/contracts/content/redirect';
import { Signpost } from 'lucide-react';
import { lazy } from 'react';
import { redirectMessages } from './redirect-messages.de.ts';

const RedirectListTools = lazy(async () => ({
  default: (await import('./redirect-list-tools.tsx')).RedirectListTools,
}));

const RedirectTarget = lazy(async () => ({
  default: (await import('./redirect-target.tsx')).RedirectTarget,
}));

const RedirectUses = lazy(async () => ({
  default: (await import('./redirect-uses.tsx')).RedirectUses,
}));

export const officeRedirects = officeResource(redirects, {
  group: 'website',
  Icon: Signpost,
  newLabel: 'Neuer Redirect',
  titleOf: ({ path }) => path,
  columns: [
    { field: 'target', from: 'phone', Cell: RedirectTarget },
    { field: 'uses', from: 'desktop', label: redirectMessages.usesOf, Cell: RedirectUses },
    { field: 'isEnabled', from: 'phone' },
  ],
  heading: { field: 'path', label: 'Pfad' },
  ListTools: RedirectListTools,
  switchable: { field: 'isEnabled', on: 'Aktiv', off: 'Inaktiv' },
});
