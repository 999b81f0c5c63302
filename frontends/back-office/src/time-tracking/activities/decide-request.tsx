import { useApi } from '@theke/admin/api/office-api.ts';
import { useZoneOf } from '@theke/admin/api/use-zone-of.ts';
import {
  decideCorrectionRequest,
  type NamedCorrectionRequest,
} from '@theke/contracts/time-tracking/correction-request';
import { Segmented } from '@theke/ui/segmented';
import { ApprovalForm } from '../domain/approval-form.tsx';
import { signedText } from '../domain/hours-text.ts';
import { RequestBars } from '../domain/request-bars.tsx';
import { requestMessages } from '../domain/request-messages.de.ts';
import { askedDifference, changeTexts } from '../domain/request-texts.ts';
import { RequestedChange } from '../domain/requested-change.tsx';
import * as css from './decide-request.module.css';

const words = requestMessages.decision;

/** Approved it is written down as a correction for the reason that was given; rejected it needs an answer. */
export function DecideRequest({ request, onClose }: { request: NamedCorrectionRequest; onClose: () => void }) {
  const api = useApi();
  const zone = useZoneOf()(request.branch.id);
  const difference = askedDifference(request);
  const approve = difference === undefined ? words.approve : words.approveBy(signedText(difference));
  return (
    <ApprovalForm
      title={request.name}
      words={words}
      approve={approve}
      failed={words.failed}
      decide={(body) => api(decideCorrectionRequest, { params: { id: request.id }, body })}
      onClose={onClose}
    >
      {(state, setState) => (
        <>
          <div className={css.asked}>
            <p className={css.day}>{changeTexts(request, zone).day}</p>
            <RequestedChange {...{ request, zone }} />
            <p>{requestMessages.requests.reason(request.reason)}</p>
          </div>
          <RequestBars {...{ request, zone }} />
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
