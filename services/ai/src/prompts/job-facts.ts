import type { Transaction } from '@theke/kit/database/database';
import { factCopies } from '../copies.ts';

/** Something that texts may refer to by placeholders. `short`: its number in the prompt. */
export type Fact = { short: string; id: string; name: string; kinds: readonly string[] };

/** Products and branches offered to the model. More would cost more than they help. */
const maxProducts = 60;
const maxBranches = 20;

const meanings: Readonly<Record<string, string>> = {
  name: 'Name',
  price: 'Preis',
  allergens: 'Allergene',
  hours: 'Öffnungszeiten',
  address: 'Adresse',
};

/**
 * Placeholders for facts (AI-04). The model sees names only, and writes `{{price:p1}}`; stored texts contain
 * `{{price:UUID}}`, which content fills.
 */
export class JobFacts {
  readonly #facts: readonly Fact[];

  constructor(facts: readonly Fact[]) {
    this.#facts = facts;
  }

  /** Lines of the prompt. */
  get lines(): string[] {
    return this.#facts.flatMap(({ short, name, kinds }) =>
      kinds.map((kind) => `{{${kind}:${short}}} = ${meanings[kind]} von „${name}“`),
    );
  }

  /** Replaces the prompt's numbers by ids; unknown placeholders stay as they are. */
  resolve(text: string): string {
    return text.replace(/\{\{([a-z]+):([pb]\d+)\}\}/g, (token, kind: string, short: string) => {
      const fact = this.#facts.find((each) => each.short === short && each.kinds.includes(kind));
      return fact ? `{{${kind}:${fact.id}}}` : token;
    });
  }
}

/** Public products and branches; those whose names occur in `about` come first. */
export async function readJobFacts(tx: Transaction, about: string): Promise<JobFacts> {
  const [products, branches] = await Promise.all([
    factCopies.stores.products.all(tx),
    factCopies.stores.branches.all(tx),
  ]);
  const text = about.toLowerCase();
  const named = <T extends { id: string; name: string }>(all: readonly T[], max: number): T[] => {
    const rank = ({ name }: T) => (text.includes(name.toLowerCase()) ? 0 : 1);
    return all.toSorted((a, b) => rank(a) - rank(b) || (a.id < b.id ? -1 : 1)).slice(0, max);
  };
  return new JobFacts([
    ...named(
      products.filter(({ isEnabled }) => isEnabled),
      maxProducts,
    ).map(({ id, name }, index) => ({ short: `p${index + 1}`, id, name, kinds: ['name', 'price', 'allergens'] })),
    ...named(
      branches.filter(({ isPublic }) => isPublic),
      maxBranches,
    ).map(({ id, name }, index) => ({ short: `b${index + 1}`, id, name, kinds: ['name', 'hours', 'address'] })),
  ]);
}
