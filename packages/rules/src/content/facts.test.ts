import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import {
  asMarkdown,
  type Fact,
  factKinds,
  factsIn,
  fillFacts,
  fillText,
  hasBrokenPlaceholder,
  placeholderOf,
} from './facts.ts';

const fact: fc.Arbitrary<Fact> = fc.record({
  kind: fc.constantFrom(...factKinds),
  id: fc.uuid().map((id) => id.toLowerCase()),
});
/** Texts of editors without braces of their own. */
const words = fc.string({ maxLength: 12 }).map((text) => text.replace(/[{}]/g, ''));
const pieces = fc.array(fc.oneof(words, fact), { maxLength: 8 });
const written = (parts: readonly (string | Fact)[]) =>
  parts.map((part) => (typeof part === 'string' ? part : placeholderOf(part))).join('');
const json = fc.jsonValue({ maxDepth: 4 });
const noFact = () => undefined;

// FACT-01
describe('placeholders', () => {
  test('are found in any text, in order', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const facts = parts.filter((part) => typeof part !== 'string');
        expect([...factsIn({ a: [{ text: written(parts) }] })]).toEqual(facts);
        expect(hasBrokenPlaceholder(written(parts))).toBe(false);
      }),
    );
  });

  test('are replaced by their texts, and everything else stays', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const textOf = ({ kind, id }: Fact) => `<${kind} ${id}>`;
        const expected = parts.map((part) => (typeof part === 'string' ? part : textOf(part))).join('');
        expect(fillText(written(parts), textOf)).toBe(expected);
      }),
    );
  });

  test('leave no braces if they have no text, and at most their own space goes', () => {
    fc.assert(
      fc.property(pieces, (parts) => {
        const text = fillText(written(parts), noFact);
        expect(text).not.toMatch(/[{}]/);
        const others = parts.filter((part) => typeof part === 'string').join('');
        expect(text.replace(/[ \u00a0]/g, '')).toBe(others.replace(/[ \u00a0]/g, ''));
      }),
    );
    const id = '0b5b7c1e-8f0a-4c67-9f0e-000000000001';
    expect(fillText(`Um {{price:${id}}}, täglich`, noFact)).toBe('Um, täglich');
  });

  test('are filled once: a name that looks like a placeholder stays a text', () => {
    fc.assert(
      fc.property(fact, fact, (one, other) => {
        expect(fillText(placeholderOf(one), () => placeholderOf(other))).toBe(placeholderOf(other));
      }),
    );
  });

  test('a value without any is the very same, and addresses are never changed', () => {
    fc.assert(
      fc.property(json, (value) => {
        expect(fillFacts(value, () => 'x')).toBe(value);
      }),
    );
    fc.assert(
      fc.property(fact, (one) => {
        const link = { type: 'link', attrs: { href: `https://a.example/${placeholderOf(one)}` } };
        expect(fillFacts(link, () => 'x')).toBe(link);
        expect([...factsIn(link)]).toEqual([]);
      }),
    );
  });

  test('escape all punctuation in Markdown, and only there', () => {
    const text = placeholderOf({ kind: 'name', id: '0b5b7c1e-8f0a-4c67-9f0e-000000000001' });
    const name = '[Pizza](x) *1*';
    const entry = (type: string) => ({ id: 'a', type, value: { text } });
    expect(fillFacts(entry('markdown'), () => name).value.text).toBe('\\[Pizza\\]\\(x\\) \\*1\\*');
    expect(fillFacts(entry('textarea'), () => name).value.text).toBe(name);
    expect(asMarkdown('Pizza')).toBe('Pizza');
  });
});

test('finds braces that are no placeholder', () => {
  const id = '0b5b7c1e-8f0a-4c67-9f0e-000000000001';
  for (const broken of ['{{price:1}}', `{{colour:${id}}}`, `{{price:${id}}`, '{{price:'])
    expect([broken, hasBrokenPlaceholder(broken)]).toEqual([broken, true]);
  expect(hasBrokenPlaceholder(`Um {{price:${id}}} {nur} heute`)).toBe(false);
});
