import { useApi } from '@theke/admin/api/office-api.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import { messages } from '@theke/admin/messages.de.ts';
import { DecisionDialog } from '@theke/admin/ui/decision-dialog.tsx';
import {
  decideCorrectionRequest,
  type NamedCorrectionRequest,
  readCorrectionRequest,
} from '@theke/contracts/time-tracking/correction-request';
import { ApiError } from '@theke/ui/api-error';
import { Notice } from '@theke/ui/notice';
import { useToast } from '@theke/ui/toast';
import { useState } from 'react';
import { timesText } from '../shared/request-texts.ts';
import { correctionMessages } from './correction-messages.de.ts';
import * as css from './corrections.module.css';
import { isUndisputed } from './use-checks.ts';

const undisputedMessages = correctionMessages.undisputed;

type Left = { request: NamedCorrectionRequest; why: string };

/**
 * Approves undisputed requests one after the other. Each is checked again before, because an approval may affect the
 * next one.
 */
export function ApproveUndisputed({
  requests: initialRequests,
  onClose,
}: {
  requests: readonly NamedCorrectionRequest[];
  onClose: () => void;
}) {
  const api = useApi();
  const toast = useToast();
  const zoneOf = useZoneOf();
  // Fixed on opening, because approved requests disappear from the list behind the dialog.
  const [requests] = useState(initialRequests);
  const [failures, setFailures] = useState<readonly Left[]>();
  const requestTimes = (request: NamedCorrectionRequest) => timesText(request, zoneOf(request.branch.id));

  async function whyLeft(request: NamedCorrectionRequest): Promise<string | undefined> {
    const params = { id: request.id };
    try {
      const { check } = await api(readCorrectionRequest, { params });
      if (check && !isUndisputed(check)) return check.refusal?.message ?? undisputedMessages.disputed;
      await api(decideCorrectionRequest, { params, body: { state: 'approved' } });
      return undefined;
    } catch (error) {
      return ApiError.from(error).message;
    }
  }
  async function approve(): Promise<readonly Left[]> {
    const found: Left[] = [];
    for (const request of requests) {
      const why = await whyLeft(request);
      if (why !== undefined) found.push({ request, why });
    }
    return found;
  }
  const { isBusy, run } = useAction(approve, {
    invalidates: [['correction-requests'], ['time-sheets'], ['working-activities']],
    onDone: (found) => {
      toast({ text: undisputedMessages.done(requests.length - found.length) });
      if (found.length === 0) onClose();
      else setFailures(found);
    },
  });
  if (failures)
    return (
      <DecisionDialog
        title={undisputedMessages.left(failures.length)}
        label={messages.close}
        onDecide={onClose}
        onClose={onClose}
      >
        <Notice kind="late" role="alert">
          <ul className={css.names}>
            {failures.map(({ request, why }) => (
              <li key={request.id}>{undisputedMessages.leftOne(request.name, requestTimes(request), why)}</li>
            ))}
          </ul>
        </Notice>
      </DecisionDialog>
    );
  return (
    <DecisionDialog
      title={undisputedMessages.title}
      label={undisputedMessages.approve(requests.length)}
      busyLabel={isBusy && messages.working}
      onDecide={() => void run()}
      onClose={onClose}
    >
      <p>{undisputedMessages.about}</p>
      <ul className={css.names}>
        {requests.map((request) => (
          <li key={request.id}>{undisputedMessages.line(request.name, requestTimes(request))}</li>
        ))}
      </ul>
    </DecisionDialog>
  );
}
