import type { Fact, MailContent, OrderTable } from './mail-content.ts';
import type { TemplateShop } from './template-shop.ts';

/** Plain text of a mail; the same words and amounts as `renderHtml`. */
export function renderText(mail: MailContent, shop: TemplateShop): string {
  const { headline, paragraphs, moment, quote, facts, order, link, more } = mail;
  const links = [link, more].filter((each) => each !== undefined);
  return [
    headline,
    ...paragraphs,
    quote && `${within(quote.from, '    ')}:\n    ${within(quote.text, '    ')}`,
    [...(moment ? [moment] : []), ...facts].map(line).join('\n'),
    order && tableText(order),
    ...links.map(({ label, url }) => `${label}:\n${url}`),
    `--\n${signature(shop).join('\n')}`,
  ]
    .filter(Boolean)
    .join('\n\n');
}

/** Indents free text, so that none of its lines looks like one of ours. */
const within = (text: string, indent: string): string =>
  text.replace(/\r\n|[\n\r\v\f\u0085\u2028\u2029]/g, `\n${indent}`);

const line = ({ label, value }: Fact): string => `${label}: ${within(value, '    ')}`;

const tableText = ({ rows, parts, total, taxes, due = [], note }: OrderTable): string =>
  [
    ...rows.flatMap(({ amount, name, details, price }) => [
      `${amount} ${within(name, '    ')}: ${price}`,
      ...details.map((detail) => `    ${within(detail, '        ')}`),
    ]),
    '',
    ...[...parts, total, ...taxes, ...due].map(line),
    ...(note ? [note] : []),
  ].join('\n');

/** Sender of the mail. */
export const signature = ({ name, branch }: TemplateShop): string[] =>
  [name, branch.name, branch.address, branch.phone].filter((each, index, all) => each && all.indexOf(each) === index);
