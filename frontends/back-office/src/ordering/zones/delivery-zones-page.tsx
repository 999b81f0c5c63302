import { useQuery } from '@tanstack/react-query';
import { endpointQuery } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { type Branch, branches as branchResource } from '@theke/contracts/catalog/branch';
import { buttonClass } from '@theke/ui/button';
import { Empty } from '@theke/ui/empty';
import { icon } from '@theke/ui/icon';
import { Skeleton } from '@theke/ui/skeleton';
import { MapPinned } from 'lucide-react';
import { Link, useSearchParams } from 'react-router';
import { keepBranch, storedBranch } from '../shared/stored-branch.ts';
import * as css from './zone-editor.module.css';
import { ZoneEditor } from './zone-editor.tsx';
import { zonesMessages as texts } from './zones-messages.de.ts';

const sign = <MapPinned {...icon} size={36} />;

/** Delivery zones of a branch, drawn on a map of the tenant's own addresses (ZONE-01). */
export function DeliveryZonesPage() {
  const [search, setSearch] = useSearchParams();
  const { branches } = useShop();
  const byId = (id: string | null | undefined) => branches.find((branch) => branch.id === id);
  const delivering = branches.find(({ isDeliveryEnabled }) => isDeliveryEnabled);
  const branch = byId(search.get('branch')) ?? byId(storedBranch()) ?? delivering ?? branches[0];
  if (!may(useMe(), 'catalog.read')) return <NotAllowed title={texts.title} />;
  const choose = (id: string) => {
    keepBranch(id);
    setSearch((before) => changedSearch(before, { branch: id }), { replace: true });
  };
  if (branch) return <OfBranch key={branch.id} id={branch.id} branches={branches} onChoose={choose} />;
  return (
    <>
      <PageBar title={texts.title} />
      <Empty title={texts.noBranch} sign={sign} />
    </>
  );
}

type Props = { id: string; branches: readonly Branch[]; onChoose: (id: string) => void };

function OfBranch({ id, branches, onChoose }: Props) {
  const api = useApi();
  const query = endpointQuery(api, branchResource.endpoints.read, { params: { id } });
  const { data: branch, isError, error, refetch } = useQuery({ ...query, staleTime: 0 });
  if (branch && (branch.latitude === null || branch.longitude === null))
    return (
      <>
        <PageBar title={texts.title} />
        <Empty
          title={texts.noPlace}
          text={texts.noPlaceText}
          sign={sign}
          action={
            <Link className={buttonClass({ kind: 'second' })} to={`/branches/${id}`}>
              {texts.toBranch}
            </Link>
          }
        />
      </>
    );
  // A new version has other zones: the editor begins anew.
  if (branch) return <ZoneEditor key={branch.version} {...{ branch, branches, onChoose }} />;
  return (
    <>
      <PageBar title={texts.title} />
      <div className={css.page}>
        {isError ? (
          <LoadFailure message={texts.loadFailed} error={error} refetch={refetch} />
        ) : (
          <Skeleton width="100%" height={420} />
        )}
      </div>
    </>
  );
}
