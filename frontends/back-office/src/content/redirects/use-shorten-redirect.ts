import { useApi } from '@theke/admin/api/office-api.ts';
import { draftOf } from '@theke/admin/api/resource.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { type Redirect, redirects } from '@theke/contracts/content/redirect';
import { useNotify } from 'ra-core';
import { redirectMessages } from './redirect-messages.de.ts';

type Shortened = { id: string; target: string };

/** Lets a redirect lead to the end of its chain at once. */
export function useShortenRedirect(onDone?: () => void) {
  const api = useApi();
  const notify = useNotify();
  return useAction(
    async ({ id, target }: Shortened) => {
      const record = await api(redirects.endpoints.read, { params: { id } });
      const body = { ...(draftOf(redirects, record) as Redirect), target, version: record.version };
      return api(redirects.endpoints.update, { params: { id }, body });
    },
    {
      invalidates: [['redirects'], ['redirect-checks']],
      onDone: ({ path, target }) => {
        notify(redirectMessages.shortened(path, target), { type: 'info' });
        onDone?.();
      },
      onProblem: ({ message }) => notify(message, { type: 'error' }),
    },
  );
}
