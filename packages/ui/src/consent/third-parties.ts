import type { ThirdPartyIds } from '@theke/rules/site/third-parties';
import { writeCookie } from './write-cookie.ts';

type Pixel = { (...call: unknown[]): void; queue: unknown[][]; push: Pixel; loaded: boolean; version: string } & {
  disablePushState: boolean;
  callMethod?: (...call: unknown[]) => void;
};
type Window_ = typeof window & { dataLayer?: object[]; fbq?: Pixel; _fbq?: Pixel };

function load(src: string): void {
  const script = Object.assign(document.createElement('script'), { src, async: true });
  script.dataset.thirdParty = '';
  document.head.append(script);
}

const startTagManager = (page: Window_, id: string): void => {
  page.dataLayer ??= [];
  page.dataLayer.push({ 'gtm.start': Date.now(), event: 'gtm.js' });
  load(`https://www.googletagmanager.com/gtm.js?id=${encodeURIComponent(id)}`);
};

/** The provider's snippet: queues calls until the script is loaded. Automatic form and URL tracking is disabled. */
const startPixel = (page: Window_, id: string): void => {
  const pixel = Object.assign(
    (...call: unknown[]) => void (pixel.callMethod ? pixel.callMethod(...call) : pixel.queue.push(call)),
    { queue: [] as unknown[][], loaded: true, version: '2.0', disablePushState: true },
  ) as Pixel;
  pixel.push = pixel;
  page.fbq = pixel;
  page._fbq = pixel;
  load('https://connect.facebook.net/en_US/fbevents.js');
  pixel('set', 'autoConfig', false, id);
  pixel('init', id);
  pixel('track', 'PageView');
};

/** Whether a third-party script runs in this document. */
export const areThirdPartiesLoaded = (): boolean => document.querySelector('script[data-third-party]') !== null;

/** Loads the third parties for which the tenant has ids. Only after consent, and at most once per document. */
export function loadThirdParties({ tagManagerId, pixelId }: ThirdPartyIds): void {
  if (tagManagerId) startTagManager(window, tagManagerId);
  if (pixelId) startPixel(window, pixelId);
}

/** Name prefixes of third-party cookies. */
const theirCookies = ['_ga', '_gid', '_gat', '_gcl', '_fbp', '_fbc'];

/** Deletes third-party cookies of this host and its parent domains. */
export function forgetThirdParties(): void {
  const names = document.cookie.split(/;\s*/).map((one) => one.split('=')[0] ?? '');
  const labels = window.location.hostname.split('.');
  const domains = ['', ...labels.map((_, index) => `;domain=.${labels.slice(index).join('.')}`)];
  for (const name of names.filter((one) => theirCookies.some((start) => one.startsWith(start))))
    for (const domain of domains) writeCookie(name, '', `;path=/;max-age=0${domain}`);
}
