import { z } from 'zod';
import { field } from '../field.ts';
import { guestName, oneLine } from '../one-line.ts';
import { optionalReference } from '../reference.ts';
import { defineResource } from '../resource.ts';
import { id, instant, money } from '../wire.ts';

export const leadSources = {
  form: 'Formular',
  quotation: 'Angebotsanfrage',
  cart: 'Warenkorb',
  phone: 'Telefon',
  email: 'E‑Mail',
  recommendation: 'Empfehlung',
  other: 'Anderes',
} as const;

export const leadStates = {
  new: 'Neu',
  talking: 'Im Gespräch',
  offered: 'Angebot',
  won: 'Gewonnen',
  lost: 'Verloren',
} as const;
export type LeadState = keyof typeof leadStates;
/** Nothing is decided yet: an order of the same person wins it. */
export const openLeadStates = ['new', 'talking', 'offered'] as const satisfies LeadState[];

/** What brought no order is kept so many days after it was last changed: half a year. */
export const leadRetentionDays = 183;

const choice = <K extends string>(choices: Readonly<Record<K, string>>, title: string, widget?: string) =>
  field(z.enum(Object.keys(choices) as [K, ...K[]]), title, { choices, ...(widget && { widget }) });
const personal = { personal: true };
const contact = { ...personal, section: 'Kontakt' };
const next = { section: 'Wie es weitergeht' };

/** What somebody has to do for a lead; done ones stay, to be read. */
const leadTask = z.strictObject({
  text: field(oneLine(200).min(1), 'Aufgabe', personal),
  dueAt: field(instant.nullable(), 'Bis').default(null),
  isDone: field(z.boolean(), 'Erledigt').default(false),
});

/**
 * Somebody who may become a customer: made from what they sent by a form of the site, from an order that asks for an offer, from a cart that they let
 * the business keep and did not order, or by staff. What has
 * brought no order is deleted half a year after it was last changed.
 */
export const analyticsLeads = defineResource({
  service: 'analytics',
  name: 'analytics-leads',
  one: 'analytics-lead',
  label: { one: 'Lead', many: 'Leads' },
  draft: z.strictObject({
    name: field(guestName(160).min(1), 'Name', personal),
    company: field(guestName(120), 'Firma', personal).default(''),
    subject: field(oneLine(200), 'Worum es geht', personal).default(''),
    state: choice(leadStates, 'Zustand', 'lead-state').default('new'),
    source: choice(leadSources, 'Quelle').default('phone'),
    message: field(z.string().trim().max(10_000), 'Anfrage', { ...personal, widget: 'textarea' }).default(''),
    email: field(z.union([z.email().max(200).toLowerCase(), z.literal('')]), 'E‑Mail', {
      ...contact,
      hint: 'Bestellt jemand mit dieser Adresse, gilt der Lead als gewonnen.',
    }).default(''),
    phone: field(oneLine(40), 'Telefon', {
      ...contact,
      hint: 'Mit Ländervorwahl. Auch eine Bestellung mit dieser Nummer gewinnt den Lead.',
    }).default(''),
    /** Whoever sees to it, as they are called; empty where nobody does. */
    owner: field(oneLine(120), 'Zuständig', { ...next, widget: 'lead-owner' }).default(''),
    /** Their account: names are spelled in more than one way, and two people may have one. Null where it is nobody's, or that of no account. */
    ownerUser: field(id.nullable(), 'Konto', { widget: 'kept' }).default(null),
    /** Whether anybody does, for lists. */
    isOwned: field(z.boolean(), 'Vergeben', { widget: 'kept' }).default(false),
    nextContactAt: field(instant.nullable(), 'Nächster Kontakt', next).default(null),
    tasks: field(z.array(leadTask).max(50), 'Aufgaben', { ...personal, ...next, widget: 'lead-tasks' }).default([]),
    /** What is due first: the next contact, or a task that is not done; null where nothing is, and where it is decided. */
    dueAt: field(instant.nullable(), 'Fällig', { widget: 'kept' }).default(null),
    estimate: field(money.nullable(), 'Schätzung', next).default(null),
    branch: optionalReference('branches', 'Filiale', next),
    note: field(z.string().trim().max(5_000), 'Notiz', {
      ...personal,
      ...next,
      widget: 'textarea',
      hint: 'Nur für Ihr Team. Wer Auskunft über die eigenen Daten verlangt, bekommt sie mit.',
    }).default(''),
    /** The order that came of it. */
    order: field(id.nullable(), 'Bestellung', { widget: 'kept' }).default(null),
    /** Ordering's id of the person, of whom an abandoned cart told: who is erased there is erased here. */
    customer: field(id.nullable(), 'Kunde', { widget: 'kept' }).default(null),
  }),
  read: 'leads.read',
  write: 'leads.write',
  serverFields: ['order', 'customer', 'dueAt', 'isOwned'],
  filters: ['state', 'source', 'owner', 'ownerUser', 'isOwned', 'email', 'phone', 'order', 'customer', 'branch'],
  range: ['nextContactAt', 'dueAt'],
  sorts: ['nextContactAt', 'dueAt', 'estimate', 'state'],
  search: ['company', 'subject', 'email', 'owner'],
  defaultSort: '-createdAt',
  example: {
    name: 'Katharina Wiesinger',
    company: 'Marktgemeinde Sillian',
    subject: 'Weihnachtsfeier, 64 Personen',
    email: 'k.wiesinger@sillian.example',
    message: 'Wir suchen für den 12. Dezember ein Buffet für 64 Personen.',
    source: 'form',
    tasks: [{ text: 'Buffet mit der Küche besprechen', dueAt: '2026-11-24T11:00:00.000Z' }],
    estimate: 1840,
  },
});
export type AnalyticsLead = z.output<typeof analyticsLeads.entity>;
export type LeadDraft = z.output<typeof analyticsLeads.draft>;
