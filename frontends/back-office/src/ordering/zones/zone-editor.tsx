import { useQueryClient } from '@tanstack/react-query';
import { endpointKey } from '@theke/admin/api/endpoint-query.ts';
import { useApi } from '@theke/admin/api/office-api.ts';
import { draftOf } from '@theke/admin/api/resource.ts';
import { may, useMe } from '@theke/admin/api/session.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { LeaveDialog } from '@theke/admin/forms/leave-dialog.tsx';
import { useLeaveGuard } from '@theke/admin/forms/use-leave-guard.ts';
import { PageBar } from '@theke/admin/shell/page-bar.tsx';
import { BranchChoice } from '@theke/admin/ui/branch-choice.tsx';
import { type Branch, type BranchDraft, branches as branchResource } from '@theke/contracts/catalog/branch';
import type { FoundAddress } from '@theke/contracts/ordering/address-list';
import { Button } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { useToast } from '@theke/ui/toast';
import { useMemo, useReducer, useState } from 'react';
import { AddressListState } from './address-list-state.tsx';
import { AddressTest } from './address-test.tsx';
import { faultsOf } from './faults-of.ts';
import { OutlineList } from './outline-list.tsx';
import { useShownZones } from './use-shown-zones.ts';
import { changedAreas, initialZones, reduceZones, selectedZone } from './zone-draft.ts';
import * as css from './zone-editor.module.css';
import { ZoneList } from './zone-list.tsx';
import { ZoneMap } from './zone-map.tsx';
import { zonesMessages as texts } from './zones-messages.de.ts';

type Props = { branch: Branch; branches: readonly Branch[]; onChoose: (id: string) => void };

/** Editor for the zones of a branch: map, list of zones, points as text, and a test address (ZONE-07). */
export function ZoneEditor({ branch, branches, onChoose }: Props) {
  const api = useApi();
  const client = useQueryClient();
  const toast = useToast();
  const [state, dispatch] = useReducer(reduceZones, branch, initialZones);
  const { shown, overlaps, setDragged } = useShownZones(state);
  const [tested, setTested] = useState<FoundAddress>();
  const mayWrite = may(useMe(), 'catalog.write');
  const isChanged = state.past.length > 0;
  const guard = useLeaveGuard(isChanged);
  const zone = selectedZone(state);
  const faults = useMemo(() => faultsOf(branch, state.zones), [branch, state.zones]);
  const save = useAction(
    () => {
      const draft = draftOf(branchResource, branch) as BranchDraft;
      const body = { ...draft, deliveryAreas: changedAreas(branch, state.zones), version: branch.version };
      return api(branchResource.endpoints.update, { params: { id: branch.id }, body });
    },
    {
      onDone: async () => {
        toast({ text: texts.saved });
        await client.invalidateQueries({ queryKey: endpointKey(branchResource.endpoints.list) });
        void client.invalidateQueries({ queryKey: ['shop'] });
      },
    },
  );
  return (
    <>
      <PageBar title={texts.title}>
        {mayWrite && (
          <Button
            size="small"
            disabled={!isChanged || faults.size > 0}
            busyLabel={save.isBusy && texts.saving}
            onClick={() => void save.run()}
          >
            {texts.save}
          </Button>
        )}
      </PageBar>
      <div className={css.page}>
        <BranchChoice
          label={texts.branch}
          branches={branches}
          value={branch.id}
          onChoose={onChoose}
          className={css.branch}
        />
        {save.problem && (
          <Notice kind="late" role="alert">
            {save.problem.message}
          </Notice>
        )}
        <div className={css.columns}>
          <ZoneMap
            {...{ branch, state, shown, overlaps, dispatch, tested, isReadOnly: !mayWrite }}
            onDrag={setDragged}
          />
          <div className={css.side}>
            <ZoneList {...{ branch, state, dispatch, faults, overlaps, isReadOnly: !mayWrite }} />
            {zone && mayWrite && (
              <OutlineList
                key={zone.key}
                points={zone.points}
                onChange={(points) => dispatch({ kind: 'points', key: zone.key, points })}
              />
            )}
            <AddressTest branch={branch} zones={state.zones} onFound={setTested} />
            <AddressListState isReadOnly={!mayWrite} />
          </div>
        </div>
      </div>
      {guard.isAsking && <LeaveDialog onLeave={guard.leave} onStay={guard.stay} />}
    </>
  );
}
