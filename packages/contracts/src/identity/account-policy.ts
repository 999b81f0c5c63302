import { z } from 'zod';
import { endpoint } from '../endpoint.ts';
import { defineEvent } from '../event.ts';
import { field } from '../field.ts';

const rules = {
  isSecondStepRequired: field(z.boolean(), 'Zweiten Schritt für Administratoren verlangen'),
};

/**
 * Rules of the business for the login of its users (SESSION-17). `isAvailable`: the platform offers the second step.
 */
export const accountPolicy = z.object({ ...rules, isAvailable: z.boolean() });
export type AccountPolicy = z.output<typeof accountPolicy>;

export const readAccountPolicy = endpoint({
  name: 'readAccountPolicy',
  service: 'identity',
  method: 'GET',
  path: '/account-policy',
  summary: 'Regeln für die Anmeldung',
  needs: 'users.read',
  reply: { kind: 'data', schema: accountPolicy },
  status: 200,
  example: {},
});

/**
 * Sessions that are open already are not affected. 409 TWO_FACTOR_NOT_AVAILABLE; 409 OWN_SECOND_STEP_MISSING unless the
 * caller has a second step or a passkey.
 */
export const saveAccountPolicy = endpoint({
  name: 'saveAccountPolicy',
  service: 'identity',
  method: 'PUT',
  path: '/account-policy',
  summary: 'Regeln für die Anmeldung ändern',
  needs: 'users.write',
  body: z.strictObject(rules),
  reply: { kind: 'data', schema: accountPolicy },
  status: 200,
  example: { body: { isSecondStepRequired: false } },
});

/** Subject is the tenant. */
export const accountPolicyChanged = defineEvent({
  type: 'identity.account-policy-changed.v1',
  summary: 'Die Regeln für die Anmeldung wurden geändert.',
  data: z.object(rules),
  example: { isSecondStepRequired: true },
  isForOutside: true,
});
