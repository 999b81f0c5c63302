import { Notice } from '@theke/ui/notice';
import { Link } from 'react-router';
import { requestMessages } from '../shared/request-messages.de.ts';
import { useRequests } from '../shared/use-requests.ts';

/** Link to the open requests of a branch; renders nothing without any. */
export function OpenRequests({ branch }: { branch: string | undefined }) {
  const { data } = useRequests({ state: 'requested', ...(branch && { branch }) }, 1);
  if (!data || data.meta.total === 0) return null;
  return (
    <Notice kind="soon">
      <Link to={`/correction-requests${branch ? `?branch=${branch}` : ''}`}>
        {requestMessages.requests.wait(data.meta.total)}
      </Link>
    </Notice>
  );
}
