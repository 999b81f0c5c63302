import { escapeHtml } from '@theke/kit/escape-html';
import { phoneLink } from '@theke/rules/checkout/phone-link';
import { deriveTheme } from '@theke/rules/theme/theme';
import type { Fact, MailContent, MailLink, Moment, OrderTable } from './mail-content.ts';
import { signature } from './render-text.ts';
import type { TemplateShop } from './template-shop.ts';

/**
 * HTML of a mail: one column with inline styles, because many mail programs drop style sheets. Layout tables have
 * `role="presentation"`; the order is a table with headers.
 */
export function renderHtml(mail: MailContent, shop: TemplateShop, logo?: PlacedLogo): string {
  const colours = coloursOf(shop);
  const text = escapeHtml;
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(mail.subject)}</title>
</head>
<body style="margin:0;background:#ffffff;color:#16201f;font:16px/1.5 Inter,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="border-top:4px solid ${colours.brand}"><tr><td align="center" style="padding:20px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px"><tr><td>
<p style="margin:0 0 20px;font-size:18px;font-weight:700">${logo ? logoImage(logo, shop.name) : text(shop.name)}</p>
<h1 style="margin:0 0 8px;font-size:26px;line-height:34px">${text(mail.headline)}</h1>
${mail.paragraphs.map((each) => `<p style="margin:0 0 14px">${text(each)}</p>`).join('\n')}
${mail.quote ? quoteBox(mail.quote) : ''}
${mail.moment ? momentBlock(mail.moment) : ''}
${mail.link ? button(mail.link, colours) : ''}
${mail.more ? `<p style="margin:0 0 14px;text-align:center">${anchor(mail.more)}</p>` : ''}
${mail.order ? orderTable(mail.order) : ''}
${mail.order && mail.facts.length > 0 ? heading('Angaben') : ''}
${mail.facts.length > 0 ? factTable(mail.facts) : ''}
<p style="margin:28px 0 0;padding:16px 0 0;border-top:1px solid #d9dedd;${muted};font-size:14px;line-height:20px">${signed(shop).join('<br>')}</p>
</td></tr></table>
</td></tr></table>
</body>
</html>
`;
}

/** Logo with the address of its attachment. */
export type PlacedLogo = { source: string; width: number; height: number };

/** Maximum height in px: one line of the head. */
const highest = 32;
const widest = 200;

/** A word mark replaces the name; any other logo is shown with the name. */
function logoImage({ source, width, height }: PlacedLogo, name: string): string {
  const scale = Math.min(1, highest / height, widest / width);
  const size = `width="${Math.round(width * scale)}" height="${Math.round(height * scale)}"`;
  const isName = width > 2 * height;
  const image = `<img src="${escapeHtml(source)}" alt="${isName ? escapeHtml(name) : ''}" ${size} style="border:0;vertical-align:middle">`;
  return isName ? image : `${image} &nbsp;${escapeHtml(name)}`;
}

type Colours = { brand: string; on: string };
const remembered = new Map<string, Colours>(); // Deriving a theme takes as long as the rest of the mail.

function coloursOf(shop: Pick<TemplateShop, 'brand' | 'accent'>): Colours {
  const key = `${shop.brand} ${shop.accent}`;
  const cached = remembered.get(key);
  if (cached) return cached;
  if (remembered.size > 1_000) remembered.clear();
  const { light } = deriveTheme(shop);
  const colours = { brand: light.brand ?? shop.brand, on: light['on-brand'] ?? '#ffffff' };
  remembered.set(key, colours);
  return colours;
}

const cell = 'padding:6px 0;vertical-align:top;text-align:left;font-weight:400';
const number = 'padding:6px 0 6px 16px;vertical-align:top;text-align:right;white-space:nowrap';
const muted = 'color:#56615f';

const heading = (text: string): string =>
  `<h2 style="margin:28px 0 8px;font-size:18px;line-height:24px">${escapeHtml(text)}</h2>`;

const anchor = ({ label, url }: MailLink): string =>
  `<a href="${escapeHtml(url)}" style="color:#16201f">${escapeHtml(label)}</a>`;

const button = ({ label, url }: MailLink, { brand, on }: Colours): string =>
  `<p style="margin:20px 0 16px"><a href="${escapeHtml(url)}" style="display:block;padding:14px 20px;background:${brand};color:${on};text-decoration:none;text-align:center;border-radius:8px;font-weight:600">${escapeHtml(label)}</a></p>`;

const quoteBox = ({ from, text }: NonNullable<MailContent['quote']>): string =>
  `<div style="margin:16px 0;padding:14px 18px;background:#eff3f2;border-radius:8px"><span style="${muted};font-size:14px">${escapeHtml(from)}</span><br>${escapeHtml(text)}</div>`;

/** Time in the largest type that fits beside its label, a period above it; the plain text has the whole sentence. */
function momentBlock({ label, value, clock, isAbout, day }: Moment): string {
  const about = `<b>${escapeHtml(label)}</b>${isAbout ? ', ' : '<br>'}<span style="${muted}">${escapeHtml(day)}</span>`;
  const cells = isAbout
    ? `<td style="padding:10px 0 12px;font-size:14px;line-height:20px"><span style="font-size:34px;line-height:48px;font-weight:700"><span style="font-size:16px;font-weight:400">etwa </span>${escapeHtml(clock)}</span><br>${about}</td>`
    : `<td style="padding:10px 0;font-size:48px;line-height:56px;font-weight:700">${escapeHtml(clock)}</td><td style="padding:10px 0 10px 12px;text-align:right;font-size:14px;line-height:20px">${about}</td>`;
  return `<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="margin:16px 0;border-top:1px solid #d9dedd;border-bottom:1px solid #d9dedd" title="${escapeHtml(value)}"><tr>${cells}</tr></table>`;
}

/** Sender, phone number and links to legal texts. */
function signed(shop: TemplateShop): string[] {
  const { phone } = shop.branch;
  const url = phoneLink(phone);
  const signatureLines = signature(shop).map((line, index) => {
    if (line === phone && url) return anchor({ label: line, url });
    return index === 0 ? `<b style="color:#16201f">${escapeHtml(line)}</b>` : escapeHtml(line);
  });
  const pages = (shop.pages ?? []).map(anchor).join(' &nbsp; ');
  return pages ? [...signatureLines, pages] : signatureLines;
}

const factTable = (facts: readonly Fact[]): string =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="margin:6px 0 18px;border-collapse:collapse">
${facts
  .map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${cell};${muted};padding-right:16px;white-space:nowrap">${escapeHtml(label)}</th><td style="${cell}" width="100%">${escapeHtml(value)}</td></tr>`,
  )
  .join('\n')}
</table>`;

function orderTable({ title = 'Ihre Bestellung', rows, parts, total, taxes, due = [], note }: OrderTable): string {
  const sum = ({ label, value }: Fact, style = '') =>
    `<tr><th scope="row" colspan="2" style="${cell};${style}">${escapeHtml(label)}</th><td style="${number};${style}">${escapeHtml(value)}</td></tr>`;
  return `${heading(title)}<table width="100%" cellpadding="0" cellspacing="0" style="margin:6px 0 0;border-collapse:collapse">
<thead><tr><th scope="col" style="${cell};${muted};padding-right:12px">Menge</th><th scope="col" style="${cell};${muted}">Produkt</th><th scope="col" style="${number};${muted};font-weight:400">Preis</th></tr></thead>
<tbody>
${rows
  .map(
    ({ amount, name, details, price }) =>
      `<tr style="border-top:1px solid #d9dedd"><td style="${cell};padding-right:12px;white-space:nowrap">${escapeHtml(amount)}</td><td style="${cell}" width="100%">${escapeHtml(name)}${details.map((detail) => `<br><span style="${muted};font-size:14px">${escapeHtml(detail)}</span>`).join('')}</td><td style="${number}">${escapeHtml(price)}</td></tr>`,
  )
  .join('\n')}
</tbody>
<tfoot style="border-top:1px solid #16201f">
${[
  ...parts.map((part) => sum(part)),
  sum(total, 'font-weight:700;font-size:18px'),
  ...taxes.map((tax) => sum(tax, `${muted};font-size:14px`)),
  ...due.map((fact, at) => sum(fact, at === due.length - 1 ? 'font-weight:700' : '')),
].join('\n')}
</tfoot>
</table>${note ? `<p style="margin:8px 0 0;${muted};font-size:14px">${escapeHtml(note)}</p>` : ''}`;
}
