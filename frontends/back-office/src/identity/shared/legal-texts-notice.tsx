import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { isLegallyOpen, missingLegalNames } from '@theke/rules/site/legal-gate';
import { Notice } from '@theke/ui/notice';
import { Link } from 'react-router';
import { legalMessages } from './legal-messages.de.ts';
import * as css from './legal-texts-notice.module.css';

/**
 * Lists missing legal texts with links to enter them; renders nothing if all are there (LEGAL-03).
 * @param isOnPage whether it is shown on its own page, not beside a form
 */
export function LegalTextsNotice({ isOnPage = false }: { isOnPage?: boolean }) {
  const { config } = useShop();
  const me = useMe();
  const missing = missingLegalNames(config);
  if (missing === '') return null;
  const isOpen = isLegallyOpen(config);
  return (
    <Notice kind={isOpen ? 'soon' : 'late'} className={isOnPage ? css.onPage : css.below}>
      <b>{isOpen ? legalMessages.missing(missing) : legalMessages.notOpen}</b>{' '}
      {isOpen ? legalMessages.add : legalMessages.opensWith(missing)}{' '}
      {may(me, 'config.write') && <Link to="/config">{legalMessages.toSettings}</Link>}
    </Notice>
  );
}
