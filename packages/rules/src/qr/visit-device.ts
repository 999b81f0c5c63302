/** Device conditions of a rule: kind or operating system. */
export const qrDevices = ['phone', 'tablet', 'desktop', 'ios', 'android'] as const;
export type QrDevice = (typeof qrDevices)[number];

export type VisitDevice = { kind: 'phone' | 'tablet' | 'desktop'; system: 'ios' | 'android' | undefined };

/**
 * Detects the device by its `User-Agent`. Newer iPads identify as a Mac and cannot be distinguished: they count as
 * desktop.
 */
export function parseDevice(agent: string): VisitDevice {
  if (/\biPad\b/.test(agent)) return { kind: 'tablet', system: 'ios' };
  if (/\b(iPhone|iPod)\b/.test(agent)) return { kind: 'phone', system: 'ios' };
  if (/\bAndroid\b/.test(agent)) return { kind: /\bMobile\b/.test(agent) ? 'phone' : 'tablet', system: 'android' };
  return { kind: /\bMobi/.test(agent) ? 'phone' : 'desktop', system: undefined };
}

/** The preferred language of an `Accept-Language` header, as `de`; undefined if it accepts any. */
export function preferredLanguage(header: string): string | undefined {
  const accepted = header
    .slice(0, 400)
    .split(',')
    .map((part) => {
      const [tag = '', ...parameters] = part.trim().toLowerCase().split(';');
      const quality = parameters.map((one) => /^\s*q=(\d(?:\.\d{1,3})?)\s*$/.exec(one)?.[1]).find(Boolean);
      return { language: tag.split('-')[0] as string, quality: quality === undefined ? 1 : Number(quality) };
    })
    .filter(({ language, quality }) => /^[a-z]{2,3}$/.test(language) && quality > 0);
  return accepted.toSorted((a, b) => b.quality - a.quality)[0]?.language;
}
