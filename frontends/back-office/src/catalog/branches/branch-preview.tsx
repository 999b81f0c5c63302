import type { Branch } from '@theke/contracts/catalog/branch';
import { openingStatus } from '@theke/rules/hours/opening-status';
import { imageUrl } from '@theke/ui/image-url';
import { LegalTextsNotice } from '../../identity/shared/legal-texts-notice.tsx';
import * as css from '../shared/preview.module.css';

/** Incomplete hours have no status. */
function statusText(draft: Partial<Branch>): string {
  try {
    return openingStatus(draft, 'takeaway', new Date()).text;
  } catch {
    return '';
  }
}

/** The branch's card as in the list of branches. */
export function BranchPreview({ draft }: { draft: Partial<Branch> }) {
  const [picture] = draft.images ?? [];
  return (
    <>
      <LegalTextsNotice />
      <div className={css.branch}>
        {picture && <img className={css.table} src={imageUrl(picture, 'small')} alt="" width="640" height="427" />}
        <div className={css.words}>
          <b className={css.name}>{draft.name}</b>
          <p className={css.text}>
            {draft.street}
            {draft.street && <br />}
            {draft.zipCode} {draft.city}
          </p>
          <span className={css.text}>{draft.isPublic === false ? 'Derzeit nicht geöffnet' : statusText(draft)}</span>
        </div>
      </div>
    </>
  );
}
