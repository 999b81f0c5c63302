import { officeResource } from '@theke/admin/resources/office-resource.ts';
import { redirects } from '@theke/contracts/content/redirect';
import { Signpost } from 'lucide-react';
import { lazy } from 'react';

const RedirectTest = lazy(async () => ({
  default: (await import('./redirect-test.tsx')).RedirectTest,
}));

export const officeRedirects = officeResource(redirects, {
  group: 'website',
  Icon: Signpost,
  newLabel: 'Neuer Redirect',
  titleOf: ({ path }) => path,
  columns: [
    { field: 'target', from: 'phone' },
    { field: 'isEnabled', from: 'phone' },
  ],
  heading: { field: 'path', label: 'Pfad' },
  ListTools: RedirectTest,
  switchable: { field: 'isEnabled', on: 'Aktiv', off: 'Inaktiv' },
});
