/** A link of a mail: to confirm an address or to unsubscribe it. */
export type NewsletterAction = { readonly kind: 'confirm' | 'unsubscribe'; readonly token: string };

const kinds = { bestaetigen: 'confirm', abmelden: 'unsubscribe' } as const;

/** The link in a fragment, which reaches no server and no log: `#abmelden=token`. */
export function newsletterLinkIn(hash: string): NewsletterAction | undefined {
  const [, name, token] = /^#(bestaetigen|abmelden)=([\w.-]{1,200})$/.exec(hash) ?? [];
  return name && token ? { kind: kinds[name as keyof typeof kinds], token } : undefined;
}
