import { describe, expect, test } from '@jest/globals';
import fc from 'fast-check';
import { checkContent } from './check-content.ts';
import { basicTypes, collection, group } from './field-types.ts';
import type { Layout } from './fields.ts';
import { pageTypes } from './page-types.ts';
import { attributeChecks, type KnownTargets, publishChecks, type TargetState } from './publish-checks.ts';
import { referencesIn } from './references-in.ts';

const id = (number: number) => `0b5b7c1e-8f0a-4c67-9f0e-${String(number).padStart(12, '0')}`;
const image = { id: id(1), version: 1, extension: 'jpg' };
const doc = (...content: object[]) => ({ type: 'doc', content });
const line = (text: string, marks?: object[]) => ({ type: 'text', text, ...(marks && { marks }) });
const paragraph = (text: string, marks?: object[]) => ({ type: 'paragraph', content: [line(text, marks)] });
const heading = (level: number, text: string) => ({ type: 'heading', attrs: { level }, content: [line(text)] });
const text = (...content: object[]) => ({ type: 'text_section', value: { text: doc(...content) } });
const link = (href: string) => paragraph('mehr', [{ type: 'link', attrs: { href } }]);

const allKnown: KnownTargets = { stateOf: () => 'public', stateOfPath: () => 'public' };
const { layout } = pageTypes.default;
const body = (...sections: { type: string; value: object }[]) => ({
  body: sections.map((section, index) => ({ id: `s${index}`, ...section })),
});
const checks = (content: object, known: Partial<KnownTargets> = {}, title = '') =>
  publishChecks({ layout, content, known: { ...allKnown, ...known }, title });
const found = (...of: Parameters<typeof checks>) =>
  checks(...of).map(({ level, blockId, field }) => [level, blockId, field]);

describe('PUBLISH-01: what an editor is told before publishing', () => {
  test('names the block and field of missing alternative texts and required fields, as errors', () => {
    const inside = { id: 'in', type: 'title_section', value: {} };
    const columns = { columns: [{ id: 'c', type: 'column', value: { body: [inside] } }] };
    const content = body({ type: 'image_section', value: { image } }, { type: 'columns', value: columns });
    expect(found(content)).toEqual([
      ['error', 's0', 'body.0.value.image.alt'],
      ['error', 'in', 'body.1.value.columns.0.value.body.0.value.title'],
    ]);
    expect(checks({ image }).map(({ blockId, field }) => [blockId, field])).toEqual([[undefined, 'image.alt']]);
  });

  test('warns of references and links to what guests cannot open', () => {
    const links = [{ id: 'l', type: 'site_link', value: { label: 'Team', site: { id: id(2) } } }];
    const known = {
      stateOf: (kind: string): TargetState => (kind === 'site' ? 'hidden' : kind === 'block' ? 'missing' : 'public'),
      stateOfPath: (path: string): TargetState =>
        (({ '/alt': 'missing', '/plan': 'hidden' })[path] as TargetState) ?? 'public',
    };
    const content = body(
      { type: 'title_section', value: { title: 'Wir', links } },
      { type: 'block', value: { block: { id: id(3) } } },
      text(
        link('/buero/?a=1#b'),
        link('/alt'),
        link('/plan'),
        link('https://example.org/alt'),
        link('#oben'),
        link('/upload/a/b-1.pdf'),
      ),
    );
    const warnings = checks(content, known);
    expect(warnings.map(({ level, blockId, field }) => [level, blockId, field])).toEqual([
      ['warning', 's0', 'body.0.value.links.0.value.site'],
      ['warning', 's1', 'body.1.value.block'],
      ['warning', 's2', 'body.2.value.text'],
      ['warning', 's2', 'body.2.value.text'],
    ]);
    expect(warnings.map(({ message }) => message)).toEqual([
      'Hier ist eine Seite gewählt, die nicht öffentlich ist. Besucher:innen sehen davon nichts.',
      'Hier ist ein gemeinsamer Inhalt gewählt, den es nicht mehr gibt. Besucher:innen sehen davon nichts.',
      'Ein Link führt zu „/alt“. Unter dieser Adresse gibt es keine Seite.',
      'Ein Link führt zu „/plan“. Was dort liegt, ist noch nicht veröffentlicht.',
    ]);
  });

  test('finds links in markdown, but no pictures and downloads', () => {
    const markdown: Layout = { text: basicTypes.markdown };
    const content = { text: 'Zum [Team](/team "Wir"), ![Plan](/image/a.png), [PDF](/upload/a/b-1.pdf)\n\n[alt]: /alt' };
    const known = { ...allKnown, stateOfPath: () => 'missing' as const };
    expect(publishChecks({ layout: markdown, content, known }).map(({ message }) => message)).toEqual([
      expect.stringContaining('„/team“'),
      expect.stringContaining('„/alt“'),
    ]);
  });

  test('warns of a second heading 1, unless a simple page repeats its title', () => {
    const content = { body: doc(heading(1, 'Impressum'), paragraph('Wir.')) };
    const simple = (title: string) =>
      publishChecks({ layout: pageTypes.simple.layout, content, known: allKnown, title }).length;
    expect([simple('impressum '), simple('AGB')]).toEqual([0, 1]);
    expect(checks(body(text(heading(1, 'Noch einer')))).map(({ message }) => message)).toEqual([
      expect.stringContaining('ist eine Überschrift 1'),
    ]);
  });

  test('warns exactly where a heading level is skipped', () => {
    fc.assert(
      fc.property(fc.array(fc.integer({ min: 2, max: 6 }), { maxLength: 12 }), (levels) => {
        const content = body(...levels.map((level, index) => text(heading(level, `Titel ${index}`))));
        const skipped = levels.flatMap((level, index) => (level > (levels[index - 1] ?? 1) + 1 ? [`s${index}`] : []));
        expect(checks(content).map(({ blockId }) => blockId)).toEqual(skipped);
      }),
    );
  });

  test('counts titles of sections and their entries as headings', () => {
    const entries = (name: string) => [{ id: 'e', type: 'entry', value: { name } }];
    const detail = text(heading(4, 'Detail'));
    const titled = { type: 'skills', value: { title: 'Was wir können', entries: entries('Planen') } };
    const untitled = { type: 'skills', value: { entries: entries('Planen') } };
    expect(found(body(titled, detail))).toEqual([]);
    expect(found(body(untitled, detail))).toEqual([['warning', 's1', 'body.1.value.text']]);
    const logos = { type: 'clients', value: { entries: [{ id: 'e', type: 'entry', value: { name: 'Lienz' } }] } };
    expect(found(body(logos, text(heading(3, 'Zu tief'))))).toEqual([['warning', 's1', 'body.1.value.text']]);
  });

  test('warns of colours of one group that are hard to read on each other', () => {
    const color = basicTypes.color;
    const tinted: Layout = {
      body: collection('Inhalt', { tinted: group('Farbig', { color, background_color: color }) }),
    };
    const warned = (value: object) =>
      publishChecks({ layout: tinted, content: { body: [{ id: 'a', type: 'tinted', value }] }, known: allKnown });
    expect(warned({ color: '#777777', background_color: '#ffffff' })).toEqual([
      {
        level: 'warning',
        blockId: 'a',
        field: 'body.0.value.color',
        message: expect.stringContaining('Der Kontrast ist 4,4 zu 1, nötig sind 4,5 zu 1.'),
      },
    ]);
    expect(warned({ color: '#767676', background_color: '#ffffff' })).toEqual([]);
    expect(warned({ background_color: '#333333' })).toMatchObject([{ field: 'body.0.value.background_color' }]);
    expect(warned({ color: '#dddddd' })).toMatchObject([{ field: 'body.0.value.color' }]);
    expect(warned({ color: '#dddddd', background_color: '#111111' })).toEqual([]);
    const hex = fc.integer({ min: 0, max: 0xff_ff_ff }).map((value) => `#${value.toString(16).padStart(6, '0')}`);
    fc.assert(
      fc.property(hex, hex, (one, other) => {
        const [there, back] = [
          warned({ color: one, background_color: other }),
          warned({ color: other, background_color: one }),
        ];
        expect(there.length).toBe(back.length);
      }),
    );
  });

  test('has an error for each reason why publication is refused, whatever the content', () => {
    const value = fc.letrec((tie) => ({
      any: fc.oneof(
        { depthSize: 'small' },
        fc.jsonValue(),
        fc.record({ type: fc.constantFrom('doc', 'heading', 'text'), content: tie('any'), marks: tie('any') }),
        fc.record({ id: fc.string(), type: fc.constantFrom('text_section', 'columns', 'skills'), value: tie('any') }),
        fc.record({ title: tie('any'), text: tie('any'), body: tie('any'), columns: tie('any'), entries: tie('any') }),
        fc.array(tie('any'), { maxLength: 3 }),
      ),
    })).any;
    fc.assert(
      fc.property(value, (content) => {
        const all = publishChecks({
          layout,
          content,
          known: { stateOf: () => 'missing', stateOfPath: () => 'missing' as const },
        });
        expect(all.filter(({ level }) => level === 'error').map(({ field, message }) => ({ field, message }))).toEqual(
          checkContent(layout, content, 'publish'),
        );
      }),
    );
  });

  // EDIT-11
  test('checks nothing in a hidden block', () => {
    const lacking = { type: 'image_section', value: { image } };
    const linking = { type: 'text_section', value: { text: doc(link('/fehlt')) } };
    const reference = { type: 'block', value: { block: { id: id(2) } } };
    const content = body(lacking, linking, reference);
    const none: Partial<KnownTargets> = { stateOf: () => 'missing', stateOfPath: () => 'missing' as const };
    expect(checks(content, none).length).toBe(3);
    expect(checks({ body: content.body.map((one) => ({ ...one, isHidden: true })) }, none)).toEqual([]);
  });

  test('warns of each reference if none is known, and of none if all are', () => {
    const section = fc.oneof(
      fc.nat({ max: 9 }).map((number) => ({ type: 'block', value: { block: { id: id(number) } } })),
      fc
        .array(fc.nat({ max: 9 }), { minLength: 1, maxLength: 4 })
        .map((all) => ({ type: 'team', value: { members: all.map((number) => ({ id: id(number) })) } })),
    );
    fc.assert(
      fc.property(fc.array(section, { maxLength: 5 }), (sections) => {
        const content = body(...sections);
        expect(checks(content, { stateOf: () => 'missing' }).map(({ field }) => field)).toEqual(
          referencesIn(layout, content).map(({ field }) => field),
        );
        expect(checks(content)).toEqual([]);
      }),
    );
  });
});

describe('PUBLISH-02: facts in texts', () => {
  const price = `{{price:${id(7)}}}`;
  const hours = `{{hours:${id(8)}}}`;
  const content = body(
    { type: 'title_section', value: { title: `Um ${price}` } },
    { type: 'text_section', value: { text: doc(paragraph(`Offen ${hours}`)) } },
  );

  test('warns of a fact that visitors do not see, with block and field', () => {
    const known = { hasFact: ({ kind }: { kind: string }) => kind === 'price' };
    expect(found(content, known)).toEqual([['warning', 's1', 'body.1.value.text']]);
    expect(checks(content, known)[0]?.message).toContain('„Öffnungszeiten“');
    expect(found(content, { hasFact: () => true })).toEqual([]);
    // Without knowledge nothing is claimed.
    expect(found(content)).toEqual([]);
  });

  test('warns of braces that are no fact, also in attributes of the page', () => {
    expect(found(body({ type: 'title_section', value: { title: 'Um {{price:1}}' } }))).toEqual([
      ['warning', 's0', 'body.0.value.title'],
    ]);
    const attributes = { title: `Um ${price}`, description: 'Ab {{' };
    const known = { ...allKnown, hasFact: () => false };
    expect(attributeChecks(attributes, known).map(({ field }) => field)).toEqual(['title', 'description']);
  });
});
