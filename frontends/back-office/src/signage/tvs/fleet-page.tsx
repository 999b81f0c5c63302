import { may, useMe } from '@theke/admin/api/session.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import * as table from '@theke/admin/ui/data-table.module.css';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import { Button } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { Plus } from 'lucide-react';
import { useCallback, useEffect } from 'react';
import { useSearchParams } from 'react-router';
import { tvMessages } from '../shared/tv-messages.de.ts';
import { useTvs } from '../shared/use-tvs.ts';
import { Fleet } from './fleet.tsx';
import { PairDialog } from './pair-dialog.tsx';
import { FirstSetup } from './setup/first-setup.tsx';
import { SetupSteps } from './setup/setup-steps.tsx';

/** All TVs: what each shows, whether it is what it should show, and commands to several of them. */
export function FleetPage() {
  const me = useMe();
  const canRead = may(me, 'signage.read');
  const canWrite = may(me, 'signage.write');
  const { data: tvs, error, refetch } = useTvs({ enabled: canRead });
  const [search, setSearch] = useSearchParams();
  const isPairing = search.has('pair') || search.has('code');
  const code = search.get('code') ?? '';
  const setPairing = useCallback(
    (pair: 1 | undefined) =>
      setSearch((current) => changedSearch(current, { pair, code: undefined }), { replace: true }),
    [setSearch],
  );
  // The dialog keeps the code of a scanned URL; a used code must not stay in the history.
  useEffect(() => {
    if (code !== '') setPairing(1);
  }, [code, setPairing]);
  if (!canRead) return <NotAllowed title={tvMessages.title} />;
  return (
    <>
      <PageBar title={tvMessages.title} aside={tvs && <span className={table.muted}>{tvs.length}</span>}>
        {canWrite && tvs && tvs.length > 0 && (
          <Button size="small" onClick={() => setPairing(1)}>
            <Plus {...icon} size={16} />
            {tvMessages.pair}
          </Button>
        )}
      </PageBar>
      {!tvs &&
        (error ? <LoadFailure message={tvMessages.loadFailed} error={error} refetch={refetch} /> : <TableSkeleton />)}
      {tvs?.length === 0 && <FirstSetup onPair={() => setPairing(1)} />}
      {tvs && tvs.length > 0 && (
        <>
          <SetupSteps />
          <Fleet tvs={tvs} />
        </>
      )}
      {canWrite && isPairing && <PairDialog scannedCode={code} onClose={() => setPairing(undefined)} />}
    </>
  );
}
