import { clockText, dateOf, localTime } from '@theke/rules/time/local-time';
import type { MailContent } from './mail-content.ts';
import type { PushNotice } from './push-texts.ts';
import type { TemplateShop } from './template-shop.ts';
import { timeText } from './time-text.ts';

/** `seenAt` is the last call of the TV. */
type SilentTv = { device: string; name: string; seenAt: string; shop: TemplateShop };

const title = ({ name }: SilentTv): string => `TV „${name}“ meldet sich nicht`;

/** Names the day only if the TV was last heard on another one. */
export function tvSilentPush(about: SilentTv, at: Date): PushNotice {
  const { shop, seenAt } = about;
  const [seen, now] = [Date.parse(seenAt), at.getTime()].map((each) => localTime(shop.zone, each)) as [number, number];
  const since = dateOf(seen) === dateOf(now) ? `${clockText(seen)} Uhr` : timeText(seenAt, shop.zone);
  return { title: title(about), text: `${shop.branch.name}, seit ${since}` };
}

/** To the branch. */
export function tvSilentMail(about: SilentTv): MailContent {
  const { device, name, seenAt, shop } = about;
  return {
    subject: title(about),
    headline: title(about),
    paragraphs: [
      'Bitte sehen Sie nach, ob der TV eingeschaltet und mit dem Internet verbunden ist.',
      'Fehlt nur die Verbindung, zeigt er bis zu sieben Tage lang, was er schon geladen hat. Änderungen kommen aber nicht an, auch keine neuen Preise.',
    ],
    facts: [
      { label: 'TV', value: name },
      { label: 'Filiale', value: shop.branch.name },
      { label: 'Zuletzt gemeldet', value: timeText(seenAt, shop.zone) },
    ],
    order: undefined,
    link:
      shop.origin === null
        ? undefined
        : { label: 'TV ansehen', url: `${shop.origin}/backend/digital-signage-devices/${device}` },
  };
}
