import { languageCookie, languageSeconds } from '@theke/rules/site/language';
import { rememberCookie } from '@theke/ui/consent/write-cookie';
import { messages } from './messages.de.ts';

const { code, name } = messages.otherLanguage;

/** Link to the page in the other language. Cart and checkout input are stored in the browser and kept. */
export function LanguageChoice({ className }: { className?: string | undefined }) {
  const choose = () => {
    rememberCookie(languageCookie, code, languageSeconds);
    window.location.reload();
  };
  return (
    <button type="button" lang={code} className={className} onClick={choose}>
      {name}
    </button>
  );
}
