import type { Tenant } from '@theke/contracts/identity/tenant';
import { type User, users } from '@theke/contracts/identity/user';
import { violatedUnique } from '@theke/kit/database/database';
import { conflict, invalid } from '@theke/kit/problem';
import type { ResourceDeps, ResourceUseCases } from '@theke/kit/resource/resource-use-cases';
import { z } from 'zod';
import { insertTenant } from './create-tenant.ts';
import { hostName } from './host-name.ts';

export type OpenBusiness = {
  name: string;
  host: string;
  /** E-mail of the administrator. Has no password: login links give access, and a password can be set then. */
  admin: string;
};

/** Modules whose pages a new business does not see at first (OFFICE-42). */
const unused = { enablePluginWebsite: false, enablePluginSignage: false };

type Deps = ResourceDeps & { users: Pick<ResourceUseCases<typeof users.draft>, 'store'> };

const shopName = z.string().trim().min(1).max(120);

/**
 * Creates a real business: host name, configuration and first administrator in one transaction, so that no business
 * lacks an administrator.
 * @throws Problem 422 NAME_INVALID, HOST_INVALID, EMAIL_INVALID; 409 HOST_TAKEN
 */
export async function openBusiness(
  { db, newId, now, users: { store } }: Deps,
  command: OpenBusiness,
): Promise<{ tenant: Tenant; administrator: User }> {
  const name = shopName.safeParse(command.name);
  if (!name.success)
    throw invalid('NAME_INVALID', 'Bitte geben Sie den Namen des Betriebs an, mit höchstens 120 Zeichen.', 'name');
  const host = hostName(command.host);
  if (!host)
    throw invalid(
      'HOST_INVALID',
      `„${command.host}“ ist kein Hostname. Bitte geben Sie ihn wie shop.example.at an: ohne https://, Port und Pfad.`,
      'host',
    );
  const administrator = users.draft.safeParse({
    // Placeholder; the administrator changes the name later.
    firstName: 'Administration',
    lastName: name.data.slice(0, 80),
    email: command.admin,
    roles: ['ROLE_ADMIN'],
  });
  if (!administrator.success)
    throw invalid('EMAIL_INVALID', `„${command.admin}“ ist keine E‑Mail-Adresse. Bitte prüfen Sie sie.`, 'admin');

  const id = newId();
  try {
    return await db.withTenant(id, async (tx) => {
      // Most businesses are in Austria or Germany; others change it.
      const config = { shopName: name.data, tellsObligation: true, needsLegalTexts: true, ...unused };
      const tenant = await insertTenant(tx, id, { name: name.data, hosts: [host], isDemo: false, config });
      const user = (await store.insert(tx, newId(), administrator.data, now())) as User;
      tx.publish(users.events.changed(user.id, user.version, user));
      return { tenant, administrator: user };
    });
  } catch (error) {
    if (violatedUnique(error)?.startsWith('tenant_host'))
      throw conflict(
        'HOST_TAKEN',
        `Unter ${host} gibt es schon einen Betrieb. Bitte wählen Sie einen anderen Hostnamen.`,
        'host',
      );
    throw error;
  }
}
