import type { KeyPurpose, Role } from '@theke/contracts/permissions';
import { v7 as uuidv7 } from 'uuid';
import { type Identity, noTenant } from '../src/identity-token.ts';

/** Identity of a caller, as the gateway would sign it. */
export type Caller = Omit<Identity, 'expires'>;

const address = '127.0.0.1';

export const asGuest = (tenant: string): Caller => ({ tenant, address });

/** Staff of a tenant. Default role: administrator. */
export function asStaff(
  tenant: string,
  {
    roles = ['ROLE_ADMIN'],
    branches = [],
    id = uuidv7(),
    name = 'Dora Huber',
  }: { roles?: Role[]; branches?: string[]; id?: string; name?: string } = {},
): Caller {
  return { tenant, address, user: { id, name, roles, branches } };
}

/** A device or program with an API key. */
export const asKey = (tenant: string, purpose: KeyPurpose, branch: string, id: string = uuidv7()): Caller => ({
  tenant,
  address,
  key: { id, name: 'Tablet an der Theke', purpose, branch },
});

/** The gateway itself, for `/internal`. */
export const asGateway = (tenant: string = noTenant): Caller => ({ tenant, address, isInternal: true });
