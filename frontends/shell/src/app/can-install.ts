import { cookieIn } from '@theke/rules/site/cookie';
import { isSelfService } from '@theke/ui/self-service';

export const dismissCookie = 'pwa-dismiss';
/** How long a refusal is stored, in seconds: a month. */
export const dismissSeconds = 30 * 24 * 60 * 60;

/** Service workers require https or localhost. Not in a frame, such as the preview in the settings. */
export const isSupported = (): boolean =>
  window.isSecureContext && 'serviceWorker' in navigator && window.top === window;

/** Whether the page was opened from the home screen. */
export const isStandalone = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

export const isDismissed = (cookies: string): boolean => cookieIn(cookies, dismissCookie) === 'true';

/** Whether installing the app can be offered here, at least as a link (APP-02). */
export const isOffered = (registration: unknown): boolean =>
  isSupported() && !isStandalone() && !registration && !isSelfService();

/** Whether the device runs iOS; an iPad identifies as a Mac with touch. */
export const isIos = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
