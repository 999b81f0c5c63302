import { may, useMe } from '@theke/admin/api/session.ts';
import { useShop } from '@theke/admin/api/shop.ts';
import { Button, buttonClass } from '@theke/ui/button';
import { Notice } from '@theke/ui/notice';
import { type ReactNode, useState } from 'react';
import { Link } from 'react-router';
import { setupMessages as texts } from './setup-messages.de.ts';
import * as css from './setup-notice.module.css';
import { missingSteps } from './setup-steps.ts';
import { useSetupSteps } from './use-setup-steps.ts';

/** Hides the notice until the tab is closed. */
const laterKey = 'theke-setup-later';
const isLater = (): boolean => sessionStorage.getItem(laterKey) !== null;

/**
 * Leads a business that cannot take orders yet to its checklist. Earlier businesses, which are open without legal
 * texts, do not see it.
 * @param children shown instead, if nothing is missing or it was put off
 */
export function SetupNotice({ children }: { children?: ReactNode }) {
  const { config } = useShop();
  const isWanted = may(useMe(), 'config.write') && config.needsLegalTexts;
  const [isHidden, setIsHidden] = useState(isLater);
  const { steps } = useSetupSteps({ enabled: isWanted && !isHidden });
  const missing = steps ? missingSteps(steps) : '';
  if (!isWanted || isHidden || missing === '') return children;
  return (
    <Notice kind="soon" className={css.notice}>
      <p>{texts.notice.text(missing)}</p>
      <div className={css.actions}>
        <Link className={buttonClass({ size: 'small' })} to="/setup">
          {texts.notice.toSteps}
        </Link>
        <Button
          kind="quiet"
          size="small"
          onClick={() => {
            sessionStorage.setItem(laterKey, 'true');
            setIsHidden(true);
          }}
        >
          {texts.notice.later}
        </Button>
      </div>
    </Notice>
  );
}
