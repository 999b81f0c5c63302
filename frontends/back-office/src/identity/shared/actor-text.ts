type Names = {
  nameOf: (user: string) => string | undefined;
  /** Returns the name of a service. */
  partOf: (service: string) => string;
  texts: { guest: string; system: string; key: string; formerUser: string };
};

/** Display name of an actor; an unknown one is returned unchanged. */
export function actorText(actor: string, { nameOf, partOf, texts }: Names): string {
  const [kind, id = ''] = actor.split(':');
  if (kind === 'user') return nameOf(id) ?? texts.formerUser;
  if (kind === 'key') return texts.key;
  if (kind === 'guest') return texts.guest;
  if (kind === 'system') return id ? `${texts.system} · ${partOf(id)}` : texts.system;
  return actor;
}
