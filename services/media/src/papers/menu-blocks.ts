import type { MenuPaper, PaperDish } from '@theke/contracts/media/menu-paper';
import { additiveNames } from '@theke/rules/products/additives';
import { allergenNames } from '@theke/rules/products/allergens';
import { noteParagraphs } from './note-paragraphs.ts';
import type { Block } from './paginate.ts';
import { paperMessages } from './paper-messages.de.ts';
import { inks, type PaperText } from './paper-text.ts';

/** Lengths in mm. */
const gutter = 6;
/** Share of the width that names and descriptions take. */
const textShare = 0.74;

/** Letters and numbers beside a dish, as guests see them; unknown allergens are said (PRODUCT-14). */
export const marksOf = ({ contained, byChoice, hasUnknownAllergens, additives }: PaperDish): string =>
  [
    ...contained,
    ...byChoice.map(paperMessages.byChoice),
    ...(hasUnknownAllergens ? [paperMessages.unknownMark] : []),
    ...additives,
  ].join(' ');

type Frame = { text: PaperText; left: number; width: number; colour: string };

function sectionBlock(
  { name, description }: MenuPaper['sections'][number],
  { text, left, width, colour }: Frame,
): Block {
  const heading = text.wrap(name, width, { size: 16, isBold: true, colour });
  const descriptionText = text.wrap(description, width, { size: 9.5, colour: inks.quiet });
  const height = heading.height + descriptionText.height + 1.5;
  return {
    height,
    gap: 9,
    isHeading: true,
    draw(context, top) {
      text.draw(context, heading, left, top);
      text.draw(context, descriptionText, left, top + heading.height);
      context.fillStyle = colour;
      context.fillRect(left, top + height - 0.3, width, 0.3);
    },
  };
}

function dishBlock(dish: PaperDish, { text, left, width }: Frame): Block {
  const textWidth = width * textShare;
  const [main = '', ...further] = dish.prices;
  const name = text.wrap(dish.name, textWidth, { size: 11, isBold: true });
  const descriptionText = text.wrap(dish.description, textWidth, { size: 9.5, colour: inks.quiet });
  const marks = text.wrap(marksOf(dish), textWidth, { size: 8, colour: inks.quiet });
  // Beside the name if they fit, otherwise below.
  const nameEnd = text.widthOf(name.lines.at(-1) ?? '', name.look) + 2.5;
  const isBeside = marks.lines.length === 1 && nameEnd + text.widthOf(marks.lines[0] ?? '', marks.look) <= textWidth;
  const below = isBeside ? 0 : marks.height;
  const priceWidth = width - textWidth - gutter;
  const price = text.wrap(main, priceWidth, { size: 11, isBold: true, align: 'right' });
  const more = text.wrap(further.join('\n'), priceWidth, { size: 8, colour: inks.quiet, align: 'right' });
  return {
    height: Math.max(name.height + below + descriptionText.height, price.height + more.height),
    gap: 3.5,
    draw(context, top) {
      text.draw(context, name, left, top);
      // On the baseline of the name.
      if (isBeside) text.draw(context, marks, left + nameEnd, top + name.height - marks.height - 0.35);
      else text.draw(context, marks, left, top + name.height);
      text.draw(context, descriptionText, left, top + name.height + below);
      text.draw(context, price, left + width, top);
      text.draw(context, more, left + width, top + price.height);
    },
  };
}

/** Meaning of the letters and numbers that the menu uses, and the business's own sentences. */
function legendBlocks(dishes: readonly PaperDish[], note: string, { text, left, width }: Frame): Block[] {
  const used = new Set(dishes.flatMap(({ contained, byChoice }) => [...contained, ...byChoice]));
  const numbers = new Set(dishes.flatMap(({ additives }) => additives));
  const named = [
    ...Object.entries(allergenNames).filter(([letter]) => used.has(letter as keyof typeof allergenNames)),
    ...Object.entries(additiveNames).filter(([number]) => numbers.has(number as PaperDish['additives'][number])),
  ].map(([mark, name]) => `${mark}\u00a0${name.replaceAll(' ', '\u00a0')}`);
  const sentences = [
    paperMessages.letterHint,
    ...(dishes.some(({ byChoice }) => byChoice.length > 0) ? [paperMessages.choiceHint] : []),
    ...(dishes.some(({ hasUnknownAllergens }) => hasUnknownAllergens) ? [paperMessages.unknownHint] : []),
  ];
  const block = (content: string, gap: number, isBold = false): Block => {
    const lines = text.wrap(content, width, {
      size: isBold ? 10 : 8.5,
      isBold,
      colour: isBold ? inks.ink : inks.quiet,
    });
    return {
      height: lines.height,
      gap,
      isHeading: isBold,
      draw: (context, top) => text.draw(context, lines, left, top),
    };
  };
  return [
    block(paperMessages.legend, 10, true),
    ...[named.join(', '), sentences.join(' '), ...noteParagraphs(note)]
      .filter((content) => content.trim() !== '')
      .map((content) => block(content, 1.5)),
  ];
}

/** Sections, dishes and legend of a menu (TPL-07). */
export const menuBlocks = ({ sections, note }: MenuPaper, frame: Frame): Block[] => [
  ...sections.flatMap((section) => [
    sectionBlock(section, frame),
    ...section.dishes.map((dish) => dishBlock(dish, frame)),
  ]),
  ...legendBlocks(
    sections.flatMap(({ dishes }) => dishes),
    note,
    frame,
  ),
];
