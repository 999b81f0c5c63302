import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { decideShiftSwap, type NamedShiftSwap } from '@theke/contracts/time-tracking/shift-swap';
import { Segmented } from '@theke/ui/segmented';
import { ApprovalForm } from '../../shared/approval-form.tsx';
import { swapMessages } from './swap-messages.de.ts';
import { whenText } from './swap-texts.ts';
import { swapKeys } from './use-swaps.ts';

const messages = swapMessages.decision;

/** Dialog to approve a swap, which changes the plan at once, or to reject it with an answer. */
export function DecideSwap({ swap, onClose }: { swap: NamedShiftSwap; onClose: () => void }) {
  const api = useApi();
  const zone = useZoneOf()(swap.branch.id);
  return (
    <ApprovalForm
      title={swapMessages.title}
      texts={messages}
      failed={messages.failed}
      explained={messages.explained}
      invalidates={swapKeys}
      decide={(body) => api(decideShiftSwap, { params: { id: swap.id }, body })}
      onClose={onClose}
    >
      {(state, setState) => (
        <>
          <div>
            <b>{whenText(swap, zone)}</b>
            <p>{swapMessages.between(swap.name, swap.toName)}</p>
            {swap.inReturn && <p>{swapMessages.inReturn(whenText(swap.inReturn, zone))}</p>}
            {swap.note && <p>{swap.note}</p>}
          </div>
          <Segmented
            label={messages.label}
            value={state}
            segments={[
              { value: 'approved', label: messages.approve },
              { value: 'rejected', label: messages.reject },
            ]}
            onChange={setState}
          />
        </>
      )}
    </ApprovalForm>
  );
}
