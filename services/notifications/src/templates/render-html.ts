import { escapeHtml } from '@theke/kit/escape-html';
import { deriveTheme } from '@theke/rules/theme/theme';
import type { Fact, MailContent, OrderTable } from './mail-content.ts';
import { signature } from './render-text.ts';
import type { TemplateShop } from './template-shop.ts';

/**
 * The page for mail programs: one column, styles on the elements, because many programs drop a style sheet. Whatever is
 * only there for the layout says so (`role="presentation"`); the order is a table with heads.
 */
export function renderHtml(mail: MailContent, shop: TemplateShop): string {
  const colours = coloursOf(shop);
  const text = escapeHtml;
  return `<!doctype html>
<html lang="de">
<head>
<meta charset="utf-8">
<meta name="viewport" content="width=device-width">
<title>${text(mail.subject)}</title>
</head>
<body style="margin:0;background:#f4f3f0;color:#1d1d1b;font:16px/1.5 Inter,Helvetica,Arial,sans-serif">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0"><tr><td align="center" style="padding:24px 12px">
<table role="presentation" width="100%" cellpadding="0" cellspacing="0" style="max-width:560px;background:#ffffff;border-radius:10px">
<tr><td style="padding:18px 28px;background:${colours.brand};color:${colours.on};font-weight:600;border-radius:10px 10px 0 0">${text(shop.name)}</td></tr>
<tr><td style="padding:28px">
<h1 style="margin:0 0 16px;font-size:24px;line-height:30px">${text(mail.headline)}</h1>
${mail.paragraphs.map((each) => `<p style="margin:0 0 14px">${text(each)}</p>`).join('\n')}
${mail.facts.length > 0 ? factTable(mail.facts) : ''}
${mail.order ? orderTable(mail.order) : ''}
${
  mail.link
    ? `<p style="margin:24px 0 0"><a href="${text(mail.link.url)}" style="display:inline-block;padding:12px 20px;background:${colours.brand};color:${colours.on};text-decoration:none;border-radius:8px;font-weight:600">${text(mail.link.label)}</a></p>`
    : ''
}
</td></tr>
<tr><td style="padding:18px 28px;border-top:1px solid #e4e2dc;color:#5b5a55;font-size:14px;line-height:20px">${signature(shop).map(text).join('<br>')}</td></tr>
</table>
</td></tr></table>
</body>
</html>
`;
}

type Colours = { brand: string; on: string };
const remembered = new Map<string, Colours>(); // deriving a theme takes as long as the rest of the mail

function coloursOf(shop: Pick<TemplateShop, 'brand' | 'accent'>): Colours {
  const key = `${shop.brand} ${shop.accent}`;
  const known = remembered.get(key);
  if (known) return known;
  if (remembered.size > 1_000) remembered.clear();
  const { light } = deriveTheme(shop);
  const colours = { brand: light.brand ?? shop.brand, on: light['on-brand'] ?? '#ffffff' };
  remembered.set(key, colours);
  return colours;
}

const cell = 'padding:6px 0;vertical-align:top;text-align:left;font-weight:400';
const number = 'padding:6px 0 6px 16px;vertical-align:top;text-align:right;white-space:nowrap';
const muted = 'color:#5b5a55';

const factTable = (facts: readonly Fact[]): string =>
  `<table width="100%" cellpadding="0" cellspacing="0" style="margin:6px 0 18px;border-collapse:collapse">
${facts
  .map(
    ({ label, value }) =>
      `<tr><th scope="row" style="${cell};${muted};padding-right:16px;white-space:nowrap">${escapeHtml(label)}</th><td style="${cell}" width="100%">${escapeHtml(value)}</td></tr>`,
  )
  .join('\n')}
</table>`;

function orderTable({ rows, parts, total, taxes }: OrderTable): string {
  const sum = ({ label, value }: Fact, style = '') =>
    `<tr><th scope="row" colspan="2" style="${cell};${style}">${escapeHtml(label)}</th><td style="${number};${style}">${escapeHtml(value)}</td></tr>`;
  return `<table width="100%" cellpadding="0" cellspacing="0" style="margin:6px 0 0;border-collapse:collapse">
<thead><tr><th scope="col" style="${cell};${muted};padding-right:12px">Menge</th><th scope="col" style="${cell};${muted}">Produkt</th><th scope="col" style="${number};${muted};font-weight:400">Preis</th></tr></thead>
<tbody>
${rows
  .map(
    ({ amount, name, details, price }) =>
      `<tr style="border-top:1px solid #e4e2dc"><td style="${cell};padding-right:12px;white-space:nowrap">${escapeHtml(amount)}</td><td style="${cell}" width="100%">${escapeHtml(name)}${details.map((detail) => `<br><span style="${muted};font-size:14px">${escapeHtml(detail)}</span>`).join('')}</td><td style="${number}">${escapeHtml(price)}</td></tr>`,
  )
  .join('\n')}
</tbody>
<tfoot style="border-top:2px solid #1d1d1b">
${[
  ...parts.map((part) => sum(part)),
  sum(total, 'font-weight:700;font-size:18px'),
  ...taxes.map((tax) => sum(tax, `${muted};font-size:14px`)),
].join('\n')}
</tfoot>
</table>`;
}
