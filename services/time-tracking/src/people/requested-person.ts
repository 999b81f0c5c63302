import { type Access, isReached } from '@theke/contracts/permissions';
import type { Transaction } from '@theke/kit/database/database';
import type { Identity } from '@theke/kit/identity-token';
import { invalid, unknown } from '@theke/kit/problem';
import { noteSeen } from '../activities/note-seen.ts';
import { type Person, personStore } from './person-store.ts';

type Asking = { access: Access; identity: Identity };

/** The person of the query; default: the caller. Logs the view (TIME-10). @throws Problem 404, 422 */
export async function requestedPerson(
  tx: Transaction,
  { access, identity }: Asking,
  user: string | undefined,
  now: Date,
): Promise<Person> {
  const id = user ?? identity.user?.id;
  if (id === undefined) throw invalid('REQUIRED', '„Person“ fehlt. Bitte wählen Sie eine.', 'user');
  const person = await personStore.find(tx, id);
  if (!person || !isReached(access, { branch: person.branches, owner: person.id })) throw unknown('Die Person');
  await noteSeen(tx, identity, [person.id], now);
  return person;
}
