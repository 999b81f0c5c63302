type Names = {
  nameOf: (user: string) => string | undefined;
  /** Returns the name of a service. */
  partOf: (service: string) => string;
  words: { guest: string; system: string; key: string; formerUser: string };
};

/** Display name of an actor; an unknown one is returned unchanged. */
export function actorText(actor: string, { nameOf, partOf, words }: Names): string {
  const [kind, id = ''] = actor.split(':');
  if (kind === 'user') return nameOf(id) ?? words.formerUser;
  if (kind === 'key') return words.key;
  if (kind === 'guest') return words.guest;
  if (kind === 'system') return id ? `${words.system} · ${partOf(id)}` : words.system;
  return actor;
}
