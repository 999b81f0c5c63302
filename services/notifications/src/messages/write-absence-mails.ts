import { absenceAsked, absenceDecided } from '@theke/contracts/time-tracking/absence-asked';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { absenceAskedMail, absenceDecidedMail } from '../templates/absence-mails.ts';
import { templateShop } from '../templates/template-shop.ts';
import { mailTo } from './draft-messages.ts';
import { type BusinessMailDeps, queueBusinessMail } from './queue-business-mail.ts';
import { queueMessages } from './queue-messages.ts';

/** Mails requests for days off to those who decide, and decisions to the person (TIME-24). */
export const writeAbsenceMails = (deps: BusinessMailDeps): WorkSubscription[] => [
  reaction(absenceAsked, {
    name: 'writes who decides about days off',
    async handle(tx, { data: { people, name, days }, tenant, event: { id } }) {
      // Events of earlier releases contain no names.
      if (name === undefined || days === undefined) return;
      const shop = templateShop(await deps.shops.load(tx, tenant, null), deps.publicAddress);
      const cause = { kind: 'absence-asked', event: id, order: null, branch: null } as const;
      const drafts = people.flatMap(({ firstName = '', email = '' }) =>
        mailTo(email, cause, absenceAskedMail(shop, { firstName, name, days }), shop),
      );
      queueMessages(deps, tx, drafts);
    },
  }),
  reaction(absenceDecided, {
    name: 'writes how days off were decided',
    handle: (tx, { data, tenant, event: { id: event } }) =>
      queueBusinessMail(deps, tx, {
        tenant,
        event,
        recipient: data.email,
        kind: 'absence-decided',
        write: (shop) => absenceDecidedMail(shop, data),
      }),
  }),
];
