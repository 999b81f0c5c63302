/** The identifier, or with the lowest number from 2 on that is not taken: `preisschild-2`. */
export function freeIdentifier(identifier: string, taken: ReadonlySet<string>): string {
  if (!taken.has(identifier)) return identifier;
  let number = 2;
  while (taken.has(`${identifier}-${number}`)) number++;
  return `${identifier}-${number}`;
}
