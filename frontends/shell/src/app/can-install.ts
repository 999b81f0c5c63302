import { cookieIn } from '@theke/rules/site/cookie';
import { isSelfService } from '@theke/ui/self-service';

export const dismissCookie = 'pwa-dismiss';
/** A month, in seconds. */
export const dismissSeconds = 30 * 24 * 60 * 60;

/** A worker only runs over https, or on the machine itself; the settings show the shop in a frame. */
export const isSupported = (): boolean =>
  window.isSecureContext && 'serviceWorker' in navigator && window.top === window;

/** Opened from the home screen. */
export const isStandalone = (): boolean =>
  window.matchMedia('(display-mode: standalone)').matches ||
  ('standalone' in navigator && navigator.standalone === true);

export const isDismissed = (cookies: string): boolean => cookieIn(cookies, dismissCookie) === 'true';

/** Whether the app may be offered here, by a link at least (APP-02). */
export const isOffered = (registration: unknown): boolean =>
  isSupported() && !isStandalone() && !registration && !isSelfService();

/** An iPad calls itself a Mac, with fingers. */
export const isIos = ({ userAgent, maxTouchPoints }: Pick<Navigator, 'userAgent' | 'maxTouchPoints'>): boolean =>
  /iPhone|iPad|iPod/.test(userAgent) || (userAgent.includes('Macintosh') && maxTouchPoints > 1);
