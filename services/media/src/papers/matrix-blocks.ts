import type { SKRSContext2D } from '@napi-rs/canvas';
import type { MenuPaper, PaperDish } from '@theke/contracts/media/menu-paper';
import { allergenState, allergens } from '@theke/rules/products/allergen-statement';
import { allergenNames } from '@theke/rules/products/allergens';
import { noteParagraphs } from './note-paragraphs.ts';
import type { Block } from './paginate.ts';
import { paperMessages } from './paper-messages.de.ts';
import { inks, type PaperText } from './paper-text.ts';

type Frame = { text: PaperText; left: number; width: number; colour: string };

/** Lengths in mm. */
const nameShare = 0.36;
const padding = 1.1;
/** Height of the column heads with upright names. */
export const matrixHeadHeight = 30;

function columns({ left, width }: Frame) {
  const first = left + width * nameShare;
  const column = (left + width - first) / allergens.length;
  return { first, column, middleOf: (index: number) => first + (index + 0.5) * column };
}

/** Column heads, repeated on every page: letter and name of each allergen. */
export function drawMatrixHead(context: SKRSContext2D, frame: Frame, top: number): void {
  const { text, left, width } = frame;
  const { middleOf } = columns(frame);
  const bottom = top + matrixHeadHeight;
  text.draw(context, text.wrap(paperMessages.product, 60, { size: 9, isBold: true }), left, bottom - 5.2);
  allergens.forEach((letter, index) => {
    const look = { size: 9, isBold: true, align: 'center' } as const;
    text.draw(context, text.wrap(letter, 20, look), middleOf(index), bottom - 5.2);
    context.save();
    context.translate(middleOf(index) + 1.1, bottom - 6.4);
    context.rotate(-Math.PI / 2);
    text.draw(context, text.wrap(allergenNames[letter], 60, { size: 8, colour: inks.quiet }), 0, -2.8);
    context.restore();
  });
  context.fillStyle = inks.ink;
  context.fillRect(left, bottom - 0.4, width, 0.4);
}

function sectionBlock(name: string, { text, left, width, colour }: Frame): Block {
  const heading = text.wrap(name, width, { size: 10.5, isBold: true, colour });
  return {
    height: heading.height + 2 * padding,
    gap: 2,
    isHeading: true,
    draw: (context, top) => text.draw(context, heading, left, top + padding),
  };
}

const signs = { none: paperMessages.none, unknown: paperMessages.unknown } as const;

function dishBlock(dish: PaperDish, frame: Frame): Block {
  const { text, left, width } = frame;
  const { first, column, middleOf } = columns(frame);
  const name = text.wrap(dish.name, width * nameShare - 3, { size: 9 });
  const height = name.height + 2 * padding;
  const { contained, byChoice, hasUnknownAllergens: isUnknown } = dish;
  const isSilent = isUnknown && contained.length + byChoice.length === 0;
  const sign = (content: string, isBold: boolean) =>
    text.wrap(content, column * allergens.length, {
      size: 9,
      isBold,
      align: 'center',
      colour: isBold ? inks.ink : inks.quiet,
    });
  return {
    height,
    gap: 0,
    draw(context, top) {
      const line = top + (height - text.wrap('A', 10, { size: 9 }).height) / 2;
      text.draw(context, name, left, top + padding);
      if (isSilent) {
        context.fillStyle = inks.faint;
        context.fillRect(first, top + 0.3, column * allergens.length, height - 0.6);
        text.draw(context, sign(paperMessages.notStated, false), first + (column * allergens.length) / 2, line);
      } else
        allergens.forEach((letter, index) => {
          const state = allergenState({ contained, byChoice, isUnknown }, letter);
          const isPresent = state === 'contained' || state === 'choice';
          const content = isPresent ? (state === 'choice' ? paperMessages.byChoice(letter) : letter) : signs[state];
          text.draw(context, sign(content, isPresent), middleOf(index), line);
        });
      context.fillStyle = inks.line;
      context.fillRect(left, top + height - 0.1, width, 0.1);
    },
  };
}

function noteBlocks(note: string, { text, left, width }: Frame): Block[] {
  return noteParagraphs(note).map((paragraph, index) => {
    const lines = text.wrap(paragraph, width, { size: 8.5, colour: inks.quiet });
    return {
      height: lines.height,
      gap: index === 0 ? 6 : 1.5,
      draw: (context, top) => text.draw(context, lines, left, top),
    };
  });
}

/** Rows of the table of products and allergens (TPL-08). */
export const matrixBlocks = ({ sections, note }: MenuPaper, frame: Frame): Block[] => [
  ...sections.flatMap(({ name, dishes }) => [
    ...(name === '' ? [] : [sectionBlock(name, frame)]),
    ...dishes.map((dish) => dishBlock(dish, frame)),
  ]),
  ...noteBlocks(note, frame),
];
