import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import {
  decideCorrectionRequest,
  type NamedCorrectionRequest,
} from '@theke/contracts/time-tracking/correction-request';
import { Segmented } from '@theke/ui/segmented';
import { ApprovalForm } from '../domain/approval-form.tsx';
import { requestMessages } from '../domain/request-messages.de.ts';
import { pausesText, timesText, wasText } from '../domain/request-texts.ts';
import * as css from './decide-request.module.css';

const words = requestMessages.decision;

/** Approved it is written down as a correction for the reason that was given; rejected it needs an answer. */
export function DecideRequest({ request, onClose }: { request: NamedCorrectionRequest; onClose: () => void }) {
  const api = useApi();
  const zone = useZoneOf()(request.branch.id);
  return (
    <ApprovalForm
      title={request.name}
      words={words}
      failed={words.failed}
      decide={(body) => api(decideCorrectionRequest, { params: { id: request.id }, body })}
      onClose={onClose}
    >
      {(state, setState) => (
        <>
          <div className={css.asked}>
            <b>{`${timesText(request, zone)}, ${pausesText(request, zone)}`}</b>
            <small>{wasText(request.was, zone)}</small>
            <span>{request.reason}</span>
          </div>
          <Segmented
            label={words.label}
            value={state}
            segments={[
              { value: 'approved', label: words.approve },
              { value: 'rejected', label: words.reject },
            ]}
            onChange={setState}
          />
        </>
      )}
    </ApprovalForm>
  );
}
