import type { LoggedVisits, Visit } from '@theke/contracts/analytics/visit';
import { remembered } from '@theke/kit/cache/remembered';
import { getParser } from 'bowser';

/** A visit; `type` is set if it was sent as type, action and category. */
export type SentVisit = Visit & { type?: string };

/** Converts both request shapes to visits; type, action and category become an event. */
export function visitsIn(body: LoggedVisits): readonly SentVisit[] {
  if (Array.isArray(body)) return body;
  if ('kind' in body) return [body];
  const { type, action, category, data } = body;
  return [{ kind: 'event', type, name: action, detail: category, data }];
}

type Agent = { browser: string | null; system: string | null };

/**
 * Browser and system names without versions: enough for statistics, and too little to identify anybody. Cached, because
 * parsing takes longer than the rest of a visit and there are few distinct agents.
 */
export const parseAgent: (agent: string) => Agent = remembered(1_000, (agent) => {
  const parser = getParser(agent);
  return { browser: parser.getBrowserName() || null, system: parser.getOSName() || null };
});

/** Host of an external referrer; null if there is none. */
export function parseReferrer({ data }: Pick<Visit, 'data'>): string | null {
  const { referrer, host } = data;
  if (typeof referrer !== 'string' || !URL.canParse(referrer)) return null;
  const { protocol, hostname } = new URL(referrer);
  const isWeb = protocol === 'https:' || protocol === 'http:';
  return isWeb && hostname !== host ? hostname.slice(0, 100) : null;
}

/** Screen data of a device record; null if invalid. */
export function parseScreen({ data }: Pick<Visit, 'data'>): {
  resolution: string | null;
  pixelRatio: string | null;
  colourScheme: string | null;
} {
  const { screenWidth, screenHeight, devicePixelRatio = data.windowDevicePixelRatio, darkMode } = data;
  const isLength = (value: unknown): value is number =>
    Number.isInteger(value) && Number(value) > 0 && Number(value) < 20_000;
  const isRatio = typeof devicePixelRatio === 'number' && devicePixelRatio > 0 && devicePixelRatio <= 10;
  return {
    resolution: isLength(screenWidth) && isLength(screenHeight) ? `${screenWidth} × ${screenHeight}` : null,
    // Zoomed pages have ratios such as 1.1000000238.
    pixelRatio: isRatio ? String(Math.round(devicePixelRatio * 4) / 4) : null,
    colourScheme: typeof darkMode === 'boolean' ? (darkMode ? 'dark' : 'light') : null,
  };
}

const languageNames = new Intl.DisplayNames(['de'], { type: 'language', fallback: 'none' });

/**
 * Primary subtag of a device record's language ("de" of "de-AT"); null unless ICU knows the language, so the values
 * stay few (STAT-20).
 */
export function parseLanguage({ data: { language = '' } }: Pick<Visit, 'data'>): string | null {
  const [code] = /^[a-z]{2,3}(?![a-z])/i.exec(language) ?? [];
  const lowerCode = code?.toLowerCase();
  return lowerCode && languageNames.of(lowerCode) !== undefined ? lowerCode : null;
}
