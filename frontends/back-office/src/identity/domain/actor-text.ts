type Names = {
  nameOf: (user: string) => string | undefined;
  /** What a service is called. */
  partOf: (service: string) => string;
  words: { guest: string; system: string; key: string; formerUser: string };
};

/** Who did something, for people; what nobody knows any more stays as it was written. */
export function actorText(actor: string, { nameOf, partOf, words }: Names): string {
  const [kind, id = ''] = actor.split(':');
  if (kind === 'user') return nameOf(id) ?? words.formerUser;
  if (kind === 'key') return words.key;
  if (kind === 'guest') return words.guest;
  if (kind === 'system') return id ? `${words.system} · ${partOf(id)}` : words.system;
  return actor;
}
