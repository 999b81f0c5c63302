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
/** States without a decision: an order by the same person sets these leads to won. */
export const openLeadStates = ['new', 'talking', 'offered'] as const satisfies LeadState[];

/** Days until a lead without an order is deleted, counted from its last change. Half a year. */
export const leadRetentionDays = 183;

const choice = <K extends string>(choices: Readonly<Record<K, string>>, title: string, widget?: string) =>
  field(z.enum(Object.keys(choices) as [K, ...K[]]), title, { choices, ...(widget && { widget }) });
const personal = { personal: true };
const contact = { ...personal, section: 'Kontakt' };
const next = { section: 'Wie es weitergeht' };

/** A task for a lead. Completed tasks stay in the list. */
const leadTask = z.strictObject({
  text: field(oneLine(200).min(1), 'Aufgabe', personal),
  dueAt: field(instant.nullable(), 'Bis').default(null),
  isDone: field(z.boolean(), 'Erledigt').default(false),
});

/**
 * A potential customer: created from a site form, an order that needs an offer, a saved cart without an order, or by
 * staff. A lead without an order is deleted half a year after its last change.
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
    state: choice(leadStates, 'Status', 'lead-state').default('new'),
    source: choice(leadSources, 'Quelle').default('phone'),
    message: field(z.string().trim().max(10_000), 'Anfrage', { ...personal, widget: 'textarea' }).default(''),
    email: field(z.union([z.email().max(200).toLowerCase(), z.literal('')]), 'E‑Mail', {
      ...contact,
      hint: 'Bestellt jemand mit dieser Adresse, gilt der Lead als gewonnen.',
    }).default(''),
    phone: field(oneLine(40), 'Telefon', {
      ...contact,
      hint: 'Mit Ländervorwahl. Bestellt jemand mit dieser Nummer, gilt der Lead als gewonnen.',
    }).default(''),
    /** Name of the person in charge; empty if nobody is assigned. */
    owner: field(oneLine(120), 'Zuständig', { ...next, widget: 'lead-owner' }).default(''),
    /**
     * Account of the person in charge, because names are not unique. Null if nobody is assigned or the person has no
     * account.
     */
    ownerUser: field(id.nullable(), 'Konto', { widget: 'kept' }).default(null),
    /** Whether a person in charge is assigned; for filters of lists. */
    isOwned: field(z.boolean(), 'Vergeben', { widget: 'kept' }).default(false),
    nextContactAt: field(instant.nullable(), 'Nächster Kontakt', next).default(null),
    tasks: field(z.array(leadTask).max(50), 'Aufgaben', { ...personal, ...next, widget: 'lead-tasks' }).default([]),
    /**
     * The earliest of the next contact and the due dates of open tasks. Null if there is none or the lead is decided.
     */
    dueAt: field(instant.nullable(), 'Fällig', { widget: 'kept' }).default(null),
    estimate: field(money.nullable(), 'Schätzung', next).default(null),
    branch: optionalReference('branches', 'Filiale', next),
    note: field(z.string().trim().max(5_000), 'Notiz', {
      ...personal,
      ...next,
      widget: 'textarea',
      hint: 'Nur für Ihr Team. Verlangt jemand Auskunft über die eigenen Daten, ist die Notiz enthalten.',
    }).default(''),
    /** The order that resulted from this lead. */
    order: field(id.nullable(), 'Bestellung', { widget: 'kept' }).default(null),
    /** Ordering's customer id, set by an abandoned cart. If ordering erases the customer, the lead is erased too. */
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
