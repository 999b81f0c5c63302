/** Academic degrees that are written after the name, in lower case and without dots. */
const afterName = new Set(
  'ba bsc bed beng barch bdes bba bfa bakk llb ma msc med meng march mdes mba emba mfa mpa mph mas llm phd'.split(' '),
);

const isAfterName = (word: string): boolean => afterName.has(word.toLowerCase().replaceAll(/[.,]/g, ''));

/** "DI Dr. Eva Kofler", "Paul Lercher, BSc MA": degrees of the Bologna system follow the name, others precede it. */
export function nameWithTitle(title: string, name: string): string {
  const words = title.split(/\s+/).filter(Boolean);
  const before = words.filter((word) => !isAfterName(word));
  const after = words.filter(isAfterName).map((word) => word.replace(/,$/, ''));
  return [[...before, name].join(' '), after.join(' ')].filter(Boolean).join(', ');
}
