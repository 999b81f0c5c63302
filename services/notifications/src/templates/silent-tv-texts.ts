import { clockText, dateOf, localTime } from '@theke/rules/time/local-time';
import type { MailContent } from './mail-content.ts';
import type { PushNotice } from './push-texts.ts';
import type { TemplateShop } from './template-shop.ts';
import { timeText } from './time-text.ts';

/** Silent TVs of a branch, at least one; `seenAt` is the last call of a TV. */
type SilentTvs = { tvs: readonly { id: string; name: string; seenAt: Date }[]; shop: TemplateShop };

const titleOf = ({ tvs }: SilentTvs): string =>
  tvs.length === 1 ? `TV „${tvs[0]?.name}“ meldet sich nicht` : `${tvs.length} TVs melden sich nicht`;

/** Names that fit on a lock screen. */
const maxNames = 3;

function nameList(names: readonly string[]): string {
  const more = names.length - maxNames;
  return [...names.slice(0, maxNames), ...(more > 0 ? [`${more} weitere`] : [])].join(', ');
}

/** "seit 19:30 Uhr"; names the day only if the TV was last heard on another one. */
function sinceText(seenAt: Date, zone: string, at: Date): string {
  const [seen, now] = [seenAt, at].map((each) => localTime(zone, each.getTime())) as [number, number];
  return `seit ${dateOf(seen) === dateOf(now) ? `${clockText(seen)} Uhr` : timeText(seenAt.toISOString(), zone)}`;
}

export function silentTvPush(about: SilentTvs, at: Date): PushNotice {
  const { tvs, shop } = about;
  const [only, ...others] = tvs;
  const text =
    only && others.length === 0
      ? `${shop.branch.name}, ${sinceText(only.seenAt, shop.zone, at)}`
      : `${shop.branch.name}: ${nameList(tvs.map(({ name }) => name))}`;
  return { title: titleOf(about), text };
}

/** To the branch. */
export function silentTvMail(about: SilentTvs): MailContent {
  const { tvs, shop } = about;
  const [only, ...others] = tvs;
  const isOne = others.length === 0;
  const path = isOne ? `digital-signage-devices/${only?.id}` : 'digital-signage-devices';
  return {
    subject: titleOf(about),
    headline: titleOf(about),
    paragraphs: isOne
      ? [
          'Bitte sehen Sie nach, ob der TV eingeschaltet und mit dem Internet verbunden ist.',
          'Fehlt nur die Verbindung, zeigt er bis zu sieben Tage lang, was er schon geladen hat. Änderungen kommen aber nicht an, auch keine neuen Preise.',
        ]
      : [
          'Bitte sehen Sie nach, ob die TVs eingeschaltet sind und ob das Internet in der Filiale funktioniert.',
          'Fehlt nur die Verbindung, zeigen sie bis zu sieben Tage lang, was sie schon geladen haben. Änderungen kommen aber nicht an, auch keine neuen Preise.',
        ],
    facts: [
      { label: 'Filiale', value: shop.branch.name },
      ...tvs.map(({ name, seenAt }) => ({
        label: `TV „${name}“`,
        value: `zuletzt gemeldet: ${timeText(seenAt.toISOString(), shop.zone)}`,
      })),
    ],
    order: undefined,
    link:
      shop.origin === null
        ? undefined
        : { label: isOne ? 'TV ansehen' : 'TVs ansehen', url: `${shop.origin}/backend/${path}` },
  };
}
