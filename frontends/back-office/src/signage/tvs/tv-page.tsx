import { may, useMe } from '@theke/admin/api/session.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { NotFound } from '@theke/admin/shell/not-found.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { BranchName } from '@theke/admin/ui/branch-name.tsx';
import * as folded from '@theke/admin/ui/folded.module.css';
import { LoadFailure } from '@theke/admin/ui/load-failure.tsx';
import { TableSkeleton } from '@theke/admin/ui/table-skeleton.tsx';
import type { Tv } from '@theke/contracts/signage/device';
import { ApiError } from '@theke/ui/api-error';
import { buttonClass } from '@theke/ui/button';
import { icon } from '@theke/ui/icon';
import { useNow } from '@theke/ui/use-now';
import { PencilLine } from 'lucide-react';
import { Link, useParams } from 'react-router';
import { spanText } from '../shared/ago-text.ts';
import { tvMessages } from '../shared/tv-messages.de.ts';
import { TvStateText } from '../shared/tv-state-text.tsx';
import { CommandPanel } from './command-panel.tsx';
import { RepairPanel } from './repair-panel.tsx';
import { Simulator } from './simulator.tsx';
import * as css from './tv-page.module.css';
import { tvPageMessages } from './tv-page-messages.de.ts';
import { TvSide } from './tv-side.tsx';
import { useTv } from './use-tv.ts';

const path = '/digital-signage-devices';

/** Page of a TV: commands, what it shows and why, and what it reports. */
export function TvPage() {
  const { id = '' } = useParams();
  const isAllowed = may(useMe(), 'signage.read');
  const { data: tv, error, refetch } = useTv(id);
  if (!isAllowed) return <NotAllowed title={tvMessages.title} />;
  if (tv) return <Opened key={id} tv={tv} />;
  if (error && [400, 404, 422].includes(ApiError.from(error).status)) return <NotFound />;
  return (
    <>
      <PageBar title={tvMessages.title} backTo={path} />
      {error ? <LoadFailure message={tvMessages.oneFailed} error={error} refetch={refetch} /> : <TableSkeleton />}
    </>
  );
}

function Opened({ tv }: { tv: Tv }) {
  const me = useMe();
  const now = useNow(1_000);
  const zone = useZoneOf()(tv.branch.id);
  const { status } = tv;
  const outdatedFor = now.getTime() - Date.parse(status.wantedSince);
  return (
    <>
      <PageBar
        title={tv.name}
        backTo={path}
        aside={
          <span className={css.aside}>
            <span className={folded.belowDesktop}>
              <BranchName id={tv.branch.id} />
            </span>
            <TvStateText
              {...{ status, now, zone }}
              text={status.state === 'outdated' ? tvMessages.outdatedSince(spanText(outdatedFor)) : undefined}
            />
          </span>
        }
      >
        {may(me, 'signage.write') && (
          <Link
            className={buttonClass({ kind: 'second', size: 'small' })}
            to={`${path}/${tv.id}/edit`}
            aria-label={tvPageMessages.edit}
          >
            <PencilLine {...icon} size={16} />
            <span className={folded.belowTablet}>{tvPageMessages.edit}</span>
          </Link>
        )}
      </PageBar>
      <div className={css.columns}>
        <div className={css.main}>
          {status.state === 'unpaired' ? <RepairPanel tv={tv} /> : <CommandPanel tv={tv} now={now} zone={zone} />}
          <Simulator tv={tv} zone={zone} />
        </div>
        <TvSide tv={tv} now={now} zone={zone} />
      </div>
    </>
  );
}
