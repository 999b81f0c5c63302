import { dayHalfLabels } from '@theke/contracts/time-tracking/absence';
import type { AbsenceDecided } from '@theke/contracts/time-tracking/absence-asked';
import { dayText, startOf } from '@theke/rules/time/local-time';
import type { Fact, MailContent } from './mail-content.ts';
import type { TemplateShop } from './template-shop.ts';

type Days = AbsenceDecided['days'];

/** "Montag, 14.12.2026 bis Freitag, 18.12.2026, Vormittag" */
function daysFact({ from, to, half }: Days): Fact {
  const [first, last] = [from, to].map((date) => dayText(startOf(date)));
  const span = from === to ? first : `${first} bis ${last}`;
  return { label: 'Zeitraum', value: half ? `${span}, ${dayHalfLabels[half]}` : `${span}` };
}

/** To people who decide about a request. Kind and reason stay in the back office. */
export const absenceAskedMail = (
  { origin }: TemplateShop,
  { firstName, name, days }: { firstName: string; name: string; days: Days },
): MailContent => ({
  subject: 'Ein Antrag auf freie Tage wartet auf Sie',
  headline: 'Antrag auf freie Tage',
  paragraphs: [`Guten Tag ${firstName}, ${name} hat freie Tage beantragt und wartet auf eine Entscheidung.`],
  facts: [daysFact(days)],
  order: undefined,
  link: origin === null ? undefined : { label: 'Antrag ansehen', url: `${origin}/backend/absences` },
});

const decisions = {
  approved: { headline: 'Ihre freien Tage sind genehmigt', verb: 'genehmigt' },
  rejected: { headline: 'Ihr Antrag auf freie Tage ist abgelehnt', verb: 'abgelehnt' },
  withdrawn: { headline: 'Ihre freien Tage sind zurückgenommen', verb: 'zurückgenommen' },
} as const;

/** To the person, about the decision on their absence. */
export function absenceDecidedMail(
  { origin }: TemplateShop,
  { firstName, state, answer, decidedBy, days }: AbsenceDecided,
): MailContent {
  const { headline, verb } = decisions[state];
  const who = decidedBy === '' ? 'Ihre Leitung' : decidedBy;
  return {
    // Other managers see subjects in the list of messages.
    subject: 'Entscheidung über Ihre freien Tage',
    headline,
    paragraphs: [
      state === 'withdrawn'
        ? `Guten Tag ${firstName}, ${who} hat Ihre Abwesenheit ${verb}. Sie zählt nicht mehr.`
        : `Guten Tag ${firstName}, ${who} hat Ihren Antrag ${verb}.`,
    ],
    quote: state === 'rejected' && answer !== '' ? { from: who, text: answer } : undefined,
    facts: [daysFact(days), ...(state === 'approved' && answer !== '' ? [{ label: 'Antwort', value: answer }] : [])],
    order: undefined,
    link: origin === null ? undefined : { label: 'Meine Zeit ansehen', url: `${origin}/backend/my-time` },
  };
}
