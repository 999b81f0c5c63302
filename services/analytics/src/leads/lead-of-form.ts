import { analyticsLeads, type LeadDraft } from '@theke/contracts/analytics/analytics-lead';
import type { formSubmitted } from '@theke/contracts/content/form';
import type { DataOf } from '@theke/kit/events/subscription';

type Sent = Pick<DataOf<typeof formSubmitted>, 'title' | 'replyTo' | 'fields'>;

/** Recognises a form's fields by their labels, because forms have no types for these. */
const fieldPatterns = {
  phone: /telefon|phone|handy|mobil/i,
  company: /firma|unternehmen|organisation|company|gemeinde/i,
  name: /name/i,
} as const;

const short = (text: string, max: number) => text.replace(/\s+/g, ' ').trim().slice(0, max);
/** Removes URLs from a name. */
const named = (text: string, max: number) => short(text.replaceAll('://', ' '), max);

/** Creates a lead from a form submission. Values without a matching field are added to the text with their labels. */
export function leadOfForm({ title, replyTo, fields }: Sent): LeadDraft {
  const used = new Set<number>();
  const take = (about: RegExp, except?: RegExp): string => {
    const at = fields.findIndex(
      ({ label, value }, index) => value.trim() !== '' && !used.has(index) && about.test(label) && !except?.test(label),
    );
    if (at >= 0) used.add(at);
    return fields[at]?.value ?? '';
  };
  const phone = take(fieldPatterns.phone);
  const company = take(fieldPatterns.company);
  const first = take(/vorname/i);
  const rest = take(fieldPatterns.name, /vorname/i);
  const email = analyticsLeads.draft.shape.email.safeParse(replyTo ?? '').data ?? '';
  const names = [[first, rest].filter(Boolean).join(' '), company, email].map((text) => named(text, 160));
  // A name of invisible characters is not valid.
  const name = names.find((one) => analyticsLeads.draft.shape.name.safeParse(one).success) ?? 'Unbekannt';
  const message = fields
    .filter(({ value }, index) => !used.has(index) && value.trim() !== '' && value.trim() !== replyTo)
    .map(({ label, value }) => `${label}: ${value.trim()}`)
    .join('\n')
    .slice(0, 10_000)
    .trim();
  return analyticsLeads.draft.parse({
    name,
    company: named(company, 120),
    phone: short(phone, 40),
    email,
    subject: short(title, 200),
    message,
    source: 'form',
  });
}
