import { languageCookie, languageSeconds } from '@theke/rules/site/language';
import { writeCookie } from '@theke/ui/consent/write-cookie';
import { messages } from './messages.de.ts';

const { code, name } = messages.otherLanguage;

/** The page in the other language. Cart and what was typed into the checkout lie in the browser and outlast it. */
export function LanguageChoice({ className }: { className?: string | undefined }) {
  const choose = () => {
    const secure = window.location.protocol === 'https:' ? ';secure' : '';
    writeCookie(languageCookie, code, `;path=/;max-age=${languageSeconds};samesite=lax${secure}`);
    window.location.reload();
  };
  return (
    <button type="button" lang={code} className={className} onClick={choose}>
      {name}
    </button>
  );
}
