import { newDeviceUsed } from '@theke/contracts/identity/own-session';
import { passkeyChanged } from '@theke/contracts/identity/passkey';
import { tokenChanged } from '@theke/contracts/identity/personal-token';
import { loginLinkRequested, userInvited } from '@theke/contracts/identity/session';
import { twoFactorChanged } from '@theke/contracts/identity/two-factor';
import { reaction, type WorkSubscription } from '@theke/kit/events/subscription';
import { loginLinkToken } from '@theke/kit/login-link';
import { newDeviceMail, passkeyMail, tokenMail, twoFactorMail } from '../templates/account-mails.ts';
import { invitationMail, loginLinkMail } from '../templates/login-link-mail.ts';
import { officePage } from '../templates/template-shop.ts';
import { type BusinessMailDeps, queueBusinessMail } from './queue-business-mail.ts';

/**
 * Mails staff about their account: requested login links, invitations, logins on new devices, the second login step,
 * passkeys, and API tokens.
 */
export const writeAccountMails = (deps: BusinessMailDeps & { secret: string }): WorkSubscription[] => [
  reaction(loginLinkRequested, {
    name: 'writes login links',
    handle: (tx, { data: { email: recipient, link }, tenant, event: { id: event } }) =>
      queueBusinessMail(deps, tx, {
        tenant,
        event,
        recipient,
        kind: 'login-link',
        write(shop) {
          // In the fragment, which is not sent to servers.
          const url = officePage(shop, `login-link#${loginLinkToken(deps.secret, tenant, link)}`);
          return url === null ? undefined : loginLinkMail(shop, url);
        },
      }),
  }),
  reaction(userInvited, {
    name: 'writes invitations',
    handle: (tx, { data: { email: recipient, link }, tenant, event: { id: event } }) =>
      queueBusinessMail(deps, tx, {
        ...{ tenant, event, recipient, kind: 'user-invited' },
        write(shop) {
          const url = officePage(shop, `login-link#${loginLinkToken(deps.secret, tenant, link)}`);
          return url === null ? undefined : invitationMail(shop, { email: recipient, url });
        },
      }),
  }),
  reaction(newDeviceUsed, {
    name: 'writes mails about new devices',
    handle: (tx, { data: { email: recipient, device, at }, tenant, event: { id: event } }) =>
      queueBusinessMail(deps, tx, {
        tenant,
        event,
        recipient,
        kind: 'new-device',
        write(shop) {
          const url = officePage(shop, 'account');
          return url === null ? undefined : newDeviceMail(shop, { device, at, url });
        },
      }),
  }),
  reaction(twoFactorChanged, {
    name: 'writes mails about the second login step',
    handle: (tx, { data: { email: recipient, isOn }, tenant, event: { id: event } }) =>
      queueBusinessMail(deps, tx, {
        tenant,
        event,
        recipient,
        kind: 'two-factor',
        write(shop) {
          const url = officePage(shop, 'account');
          return url === null ? undefined : twoFactorMail(shop, { isOn, url });
        },
      }),
  }),
  reaction(passkeyChanged, {
    name: 'writes mails about passkeys',
    handle: (tx, { data: { email: recipient, name, isAdded }, tenant, event: { id: event } }) =>
      queueBusinessMail(deps, tx, {
        ...{ tenant, event, recipient, kind: 'passkey' },
        write(shop) {
          const url = officePage(shop, 'account');
          return url === null ? undefined : passkeyMail(shop, { name, isAdded, url });
        },
      }),
  }),
  reaction(tokenChanged, {
    name: 'writes mails about API tokens',
    handle: (tx, { data: { email: recipient, name, isAdded }, tenant, event: { id: event } }) =>
      queueBusinessMail(deps, tx, {
        ...{ tenant, event, recipient, kind: 'api-token' },
        write(shop) {
          const url = officePage(shop, 'account');
          return url === null ? undefined : tokenMail(shop, { name, isAdded, url });
        },
      }),
  }),
];
