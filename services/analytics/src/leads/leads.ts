import {
  type AnalyticsLead,
  analyticsLeads,
  type LeadDraft,
  leadRetentionDays,
  openLeadStates,
} from '@theke/contracts/analytics/analytics-lead';
import { formSubmitted } from '@theke/contracts/content/form';
import { customerErased } from '@theke/contracts/ordering/customer';
import { cartAbandoned } from '@theke/contracts/ordering/kept-cart';
import {
  orderCanceled,
  orderConfirmed,
  orderOffered,
  orderPlaced,
  orderRejected,
} from '@theke/contracts/ordering/order-events';
import type { OrderState } from '@theke/contracts/ordering/order-state';
import type { Transaction } from '@theke/kit/database/database';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { everyTenant, type Job } from '@theke/kit/jobs/every';
import type { ResourceUseCases } from '@theke/kit/resource/resource-use-cases';
import type { ServiceBase } from '@theke/kit/service';
import { zoneOf } from '@theke/rules/hours/opening-status';
import { branchCopies } from '../branch-copies.ts';
import { dueOfLead } from './due-of-lead.ts';
import { isReachable, leadOfCart } from './lead-of-cart.ts';
import { leadOfForm } from './lead-of-form.ts';
import { leadOfOrder, stateAfter } from './lead-of-order.ts';
import { phoneOfForm } from './phone-of-lead.ts';

type Leads = ResourceUseCases<typeof analyticsLeads.draft>;
type Base = Pick<ServiceBase<unknown>, 'db' | 'now' | 'newId'>;

const retentionMs = leadRetentionDays * 86_400_000;
/** Limit per person, or per batch of the job. */
const atOnce = 100;

const isQuotation = ({ order }: { order: OrderState }) => order.kind === 'quotation';
const hasContact = ({ order: { contact } }: { order: OrderState }) => contact.email !== '' || contact.phone !== '';
/** Open leads are those not decided by staff or an order. */
const isOpen = ({ state }: AnalyticsLead) => openLeadStates.some((open) => open === state);
const fieldsOf = ({ id: _, version: __, createdAt: ___, updatedAt: ____, ...fields }: AnalyticsLead): LeadDraft =>
  fields;

/** Creates leads from events, marks them as won by orders, and deletes old ones. */
export function leadParts(
  { db, now, newId }: Base,
  { store }: Leads,
): { subscriptions: WorkSubscription[]; jobs: Job[] } {
  const add = async (tx: Transaction, id: string, draft: LeadDraft) => {
    const lead = await store.insert(tx, id, draft, now());
    tx.publish(analyticsLeads.events.changed(lead.id, lead.version, lead));
  };
  const change = async (tx: Transaction, lead: AnalyticsLead, next: Partial<LeadDraft>) => {
    const fields = { ...fieldsOf(lead), ...next };
    const saved = await store.update(tx, lead.id, lead.version, { ...fields, dueAt: dueOfLead(fields) }, now());
    // Changed concurrently by staff: the event is retried with the new state.
    if (!saved) throw new Error(`lead ${lead.id} was changed concurrently`);
    tx.publish(analyticsLeads.events.changed(saved.id, saved.version, saved));
  };
  const remove = async (tx: Transaction, id: string) => {
    const removed = await store.remove(tx, id);
    if (removed) tx.publish(analyticsLeads.events.deleted(id, removed.version, { id }));
  };
  const find = async (tx: Transaction, filter: Record<string, string | readonly string[]>) =>
    (await store.list(tx, { filter, page: 1, pageSize: atOnce }, false)).data;

  /** Open leads of the guest: by e-mail, else by phone. */
  const findOpen = async (tx: Transaction, { contact: { email, phone } }: OrderState): Promise<AnalyticsLead[]> => {
    const state = [...openLeadStates];
    if (email) return find(tx, { email: email.toLowerCase(), state });
    return find(tx, { phone, state });
  };

  return {
    subscriptions: [
      reaction(formSubmitted, {
        name: 'lead of a form',
        // The lead gets the event's id, by which notifications finds its mail.
        async handle(tx, { data, event: { id } }) {
          const draft = leadOfForm(data);
          await add(tx, id, { ...draft, phone: await phoneOfForm(tx, draft) });
        },
      }),
      reaction(cartAbandoned, {
        name: 'lead of an abandoned cart',
        filter: isReachable,
        async handle(tx, { data }) {
          const { branch, customer } = data;
          const at = await branchCopies.stores.branches.find(tx, branch);
          const draft = { ...leadOfCart(data, zoneOf(at ?? {})), customer };
          // Repeated carts of a guest share one lead until someone has taken it up.
          const [openLead] = await find(tx, { customer, source: 'cart', state: 'new' });
          const { name, email, phone, subject, message } = draft;
          if (openLead) await change(tx, openLead, { name, email, phone, subject, message, branch: draft.branch });
          else await add(tx, newId(), draft);
        },
      }),
      reaction(orderPlaced, {
        name: 'lead of an asked offer',
        filter: isQuotation,
        handle: (tx, { data: { order } }) => add(tx, newId(), { ...leadOfOrder(order), order: order.id }),
      }),
      reaction([orderOffered, orderRejected, orderCanceled], {
        name: 'lead follows its offer',
        filter: isQuotation,
        async handle(tx, { data: { order } }) {
          for (const lead of await find(tx, { order: order.id })) {
            const state = stateAfter[order.status] ?? lead.state;
            const estimate = order.offer ? order.totals.total.gross : lead.estimate;
            const isSame = state === lead.state && estimate === lead.estimate;
            if (!isSame && isOpen(lead)) await change(tx, lead, { state, estimate });
          }
        },
      }),
      reaction(orderConfirmed, {
        name: 'lead is won by an order',
        filter: (data) => isQuotation(data) || hasContact(data),
        async handle(tx, { data: { order } }) {
          const found = await Promise.all([
            isQuotation({ order }) ? find(tx, { order: order.id }) : [],
            hasContact({ order }) ? findOpen(tx, order) : [],
          ]);
          const openLeads = new Map(found.flat().map((lead) => [lead.id, lead]));
          for (const lead of openLeads.values()) {
            // A lead created after the order is about something else.
            if (isOpen(lead) && (lead.order === order.id || lead.createdAt <= order.placedAt))
              await change(tx, lead, {
                ...{ state: 'won', order: order.id },
                ...(isQuotation({ order }) && { estimate: order.totals.total.gross }),
              });
          }
        },
      }),
      reaction(customerErased, {
        name: 'lead of a person who is erased',
        async handle(tx, { data: { id: customer, orders } }) {
          for (const lead of await find(tx, { customer })) await remove(tx, lead.id);
          for (let from = 0; from < orders.length; from += atOnce)
            for (const lead of await find(tx, { order: orders.slice(from, from + atOnce) })) await remove(tx, lead.id);
        },
      }),
    ],
    jobs: [
      everyTenant('1 h', {
        name: 'forget leads without an order',
        run: (tenant) =>
          db.withTenant(tenant, async (tx) => {
            const updatedAtUntil = new Date(now().getTime() - retentionMs).toISOString();
            for (const { id } of await find(tx, { state: [...openLeadStates, 'lost'], updatedAtUntil }))
              await remove(tx, id);
          }),
      }),
    ],
  };
}
