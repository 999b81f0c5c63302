import { may, useMe } from '@theke/admin/api/session.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { NotAllowed } from '@theke/admin/shell/not-allowed.tsx';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { changedSearch } from '@theke/admin/ui/changed-search.ts';
import { Button } from '@theke/ui/button';
import { classNames } from '@theke/ui/class-names';
import { ErrorPanel } from '@theke/ui/error-panel';
import { icon } from '@theke/ui/icon';
import { Notice } from '@theke/ui/notice';
import { Skeleton } from '@theke/ui/skeleton';
import { CheckCheck } from 'lucide-react';
import { useState } from 'react';
import { useSearchParams } from 'react-router';
import { BranchViews } from '../shared/branch-views.tsx';
import { requestMessages } from '../shared/request-messages.de.ts';
import { RequestRow } from '../shared/request-row.tsx';
import { useOwnBranches } from '../shared/use-own-branches.ts';
import { useRequests } from '../shared/use-requests.ts';
import { ApproveUndisputed } from './approve-undisputed.tsx';
import { correctionMessages } from './correction-messages.de.ts';
import * as css from './corrections.module.css';
import { RequestMarks } from './request-marks.tsx';
import { RequestPanel } from './request-panel.tsx';
import { isUndisputed, useChecks } from './use-checks.ts';

const views = ['requested', 'approved', 'rejected', 'mine'] as const;
type View = (typeof views)[number];
/** Number of requests per page. */
const step = 50;

/** Correction requests, decided by managers of the branch (TIME-05, TIME-10). */
export function CorrectionsPage() {
  const me = useMe();
  if (!may(me, 'working-times.write')) return <NotAllowed title={correctionMessages.title} />;
  return <Corrections />;
}

function Corrections() {
  const me = useMe();
  const [search, setSearch] = useSearchParams();
  const branches = useOwnBranches();
  const [max, setMost] = useState(step);
  const [isApproving, setApproving] = useState(false);
  const view: View = views.find((one) => one === search.get('view')) ?? 'requested';
  const branch = branches.find(({ id }) => id === search.get('branch'))?.id;
  const at = branch ? { branch } : {};
  const filters = {
    requested: { state: 'requested', ...at },
    approved: { state: 'approved', ...at },
    rejected: { state: 'rejected', ...at },
    mine: { user: me.id },
  } as const;
  const found = {
    requested: useRequests(filters.requested, view === 'requested' ? max : step),
    approved: useRequests(filters.approved, view === 'approved' ? max : 1),
    rejected: useRequests(filters.rejected, view === 'rejected' ? max : 1),
    mine: useRequests(filters.mine, view === 'mine' ? max : 1),
  };
  const checks = useChecks(branch);
  const choose = (change: Record<string, string | undefined>) =>
    setSearch((before) => changedSearch(before, change), { replace: true });

  const { data, isError, refetch } = found[view];
  const shown = data?.data ?? [];
  const requested = shown.find(({ id }) => id === search.get('request'));
  const chosen = requested ?? shown[0];
  const undisputed = (found.requested.data?.data ?? []).filter((request) => {
    const check = checks.get(request.id);
    const isMine = request.user.id === me.id && !me.roles.includes('ROLE_ADMIN');
    return check !== undefined && isUndisputed(check) && !isMine;
  });
  return (
    <>
      <PageBar
        title={correctionMessages.title}
        aside={
          found.requested.data && (
            <span className={css.count}>{correctionMessages.open(found.requested.data.meta.total)}</span>
          )
        }
      >
        {undisputed.length > 0 && (
          <Button
            kind="second"
            size="small"
            aria-label={correctionMessages.undisputed.open(undisputed.length)}
            onClick={() => setApproving(true)}
          >
            <CheckCheck {...icon} size={16} />
            <span>
              {correctionMessages.undisputed.which(undisputed.length)}
              <span className={css.more}>{correctionMessages.undisputed.what(undisputed.length)}</span>
            </span>
          </Button>
        )}
      </PageBar>
      <div className={classNames(css.columns, requested && css.opened)}>
        <div className={css.page}>
          <BranchViews
            views={views.map((one) => ({
              label: correctionMessages.views[one],
              isOn: one === view,
              count: found[one].data && <b>{found[one].data.meta.total}</b>,
              onChoose: () => {
                setMost(step);
                choose({ view: one === 'requested' ? undefined : one, request: undefined });
              },
            }))}
            branches={view === 'mine' ? [] : branches}
            branch={branch}
            label={correctionMessages.branch}
            anyLabel={correctionMessages.anyBranch}
            onBranch={(chosen) => choose({ branch: chosen, request: undefined })}
          />
          {!data && !isError && <Skeleton width="100%" height={320} />}
          {!data && isError && (
            <ErrorPanel
              message={requestMessages.requests.failed}
              retryLabel={messages.retry}
              onRetry={() => void refetch()}
            />
          )}
          {data && shown.length === 0 && <p className={css.none}>{correctionMessages.none[view]}</p>}
          {shown.length > 0 && (
            <ul className={css.requests} aria-label={correctionMessages.list}>
              {shown.map((request) => (
                <RequestRow
                  key={request.id}
                  request={request}
                  isNamed
                  isOpen={request.id === chosen?.id}
                  onOpen={() => choose({ request: request.id })}
                  marks={
                    request.state === 'requested' && <RequestMarks request={request} check={checks.get(request.id)} />
                  }
                />
              ))}
            </ul>
          )}
          {data && data.meta.total > shown.length && (
            <Button kind="second" size="small" onClick={() => setMost(max + step)}>
              {correctionMessages.further}
            </Button>
          )}
          <Notice className={css.never}>{correctionMessages.never}</Notice>
        </div>
        {chosen && (
          <aside className={css.side} aria-labelledby="request">
            <RequestPanel
              key={chosen.id}
              request={chosen}
              onBack={() => choose({ request: undefined })}
              onDecided={() => choose({ request: undefined })}
            />
          </aside>
        )}
      </div>
      {isApproving && <ApproveUndisputed requests={undisputed} onClose={() => setApproving(false)} />}
    </>
  );
}
