import { icon } from '@theke/ui/icon';
import { useShop } from '@theke/ui/shop';
import { ShopLogo } from '@theke/ui/shop-logo';
import { RotateCcw } from 'lucide-react';
import * as css from './kiosk.module.css';
import { useKiosk } from './kiosk-context.ts';
import { kioskMessages as messages } from './kiosk-messages.de.ts';

/** Name of the shop, the other language, and a button that ends the guest's session. */
export function KioskTop() {
  const { config } = useShop();
  const { leave, speak } = useKiosk();
  const { code, name } = messages.otherLanguage;
  return (
    <div className={css.top}>
      <span className={css.shop}>
        {config.logo && <ShopLogo logo={config.logo} logoDark={config.logoDark} alt="" height={40} />}
        {config.shopName}
      </span>
      {config.offersEnglish && (
        <button type="button" className={css.quiet} lang={code} onClick={() => speak(code)}>
          {name}
        </button>
      )}
      <button type="button" className={css.quiet} onClick={leave}>
        <RotateCcw {...icon} />
        {messages.startAgain}
      </button>
    </div>
  );
}
