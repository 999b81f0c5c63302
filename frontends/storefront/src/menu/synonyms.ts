/** Words for the same thing, spelled as `plain` returns them: without accents and umlauts, ß as ss. */
const same: readonly (readonly string[])[] = [
  ['pilz', 'champignon', 'funghi', 'schwammerl', 'porcini', 'mushroom'],
  ['scharf', 'chili', 'pfefferoni', 'peperoncin', 'jalapeno', 'diavola', 'spicy'],
  ['schinken', 'prosciutto', 'ham'],
  ['salami', 'salame'],
  ['speck', 'pancetta', 'guanciale', 'bacon'],
  ['thunfisch', 'tonno', 'tuna'],
  ['sardelle', 'acciugh', 'anchov'],
  ['garnele', 'scampi', 'gamber', 'shrimp', 'prawn'],
  ['zwiebel', 'cipolla', 'onion'],
  ['knoblauch', 'aglio', 'garlic'],
  ['tomate', 'paradeiser', 'pomodor', 'tomato'],
  ['kartoffel', 'erdapfel', 'potato'],
  ['spinat', 'spinaci', 'spinach'],
  ['aubergine', 'melanzan', 'eggplant'],
  ['huhn', 'hendl', 'hahnchen', 'huhner', 'pollo', 'chicken'],
  ['rind', 'manzo', 'beef'],
  ['faschiert', 'hackfleisch', 'bolognes', 'ragu'],
  ['topfen', 'quark'],
  ['marille', 'aprikose', 'apricot'],
  ['obers', 'rahm', 'sahne', 'cream'],
  ['semmel', 'brotchen'],
  ['eis', 'gelato', 'ice cream'],
  ['nudel', 'pasta', 'spaghetti', 'penne', 'tagliatelle', 'linguine'],
  ['limo', 'limonade', 'lemonade'],
];

/** General words, which also find the special ones; a special word finds only itself. */
const kinds: Readonly<Record<string, readonly string[]>> = {
  kase: ['mozzarella', 'parmesan', 'grana', 'gorgonzola', 'taleggio', 'pecorino', 'feta', 'burrata', 'formaggi'],
  cheese: ['kase', 'mozzarella', 'parmesan', 'grana', 'gorgonzola', 'pecorino', 'feta', 'burrata', 'formaggi'],
  fisch: ['lachs', 'thunfisch', 'tonno', 'sardelle', 'forelle', 'branzino'],
  fish: ['fisch', 'lachs', 'thunfisch', 'tonno', 'sardelle', 'forelle', 'branzino'],
  meeresfrucht: ['garnele', 'scampi', 'muschel', 'calamari', 'frutti di mare'],
  seafood: ['garnele', 'scampi', 'muschel', 'calamari', 'frutti di mare'],
  bier: ['lager', 'marzen', 'pils', 'radler'],
  beer: ['bier', 'lager', 'marzen', 'pils', 'radler'],
};

/** From this length on, the beginning of a word counts as the word. */
const least = 4;

/** Whether the typed word means the entry: "pilze" means "pilz", and so does "cham" "champignon" while it is typed. */
const means = (typed: string, entry: string): boolean =>
  typed === entry ||
  (entry.length >= least && typed.startsWith(entry)) ||
  (typed.length >= least && entry.startsWith(typed));

/** Other words for the typed one, and special kinds of it. */
function synonymsOf(typed: string): string[] {
  const equal = same.filter((words) => words.some((word) => means(typed, word))).flat();
  const special = Object.entries(kinds).flatMap(([kind, words]) => (means(typed, kind) ? words : []));
  return [...equal, ...special];
}

/**
 * Finds a typed word in a text: the word itself anywhere, other words for it as a whole ("ham" is no part of
 * "champignon") or, if they are long enough, at the beginning of a word. Both are spelled as `plain` returns them.
 */
export function wordFinder(typed: string): (text: string) => boolean {
  const others = synonymsOf(typed).map((word) => (word.length < least ? `${word} ` : word));
  return (text) => {
    if (text.includes(typed)) return true;
    const words = ` ${text.split(/[^\p{L}\p{N}]+/u).join(' ')} `;
    return others.some((word) => words.includes(` ${word}`));
  };
}
