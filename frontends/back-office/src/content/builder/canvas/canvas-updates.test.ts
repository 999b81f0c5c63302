import { describe, expect, test } from '@jest/globals';
import type { PageDraft } from '@theke/rules/content/editing/page-draft';
import { applyOperation, type PageOperation } from '@theke/rules/content/editing/page-operation';
import { canvasChanges } from './canvas-changes.ts';

const quote = (id: string, text: string) => ({ id, type: 'quote', value: { text } });
const page: PageDraft = {
  path: 'team',
  name: 'Team',
  type: 'default',
  title: '',
  keywords: '',
  description: '',
  content: {
    teaser: 'Wir',
    body: [
      { id: 'a', type: 'title_section', value: { title: 'Team' } },
      {
        id: 'b',
        type: 'columns',
        value: {
          title: 'Spalten',
          columns: [{ id: 'c', type: 'column', value: { body: [quote('d', 'Gut'), quote('e', 'Besser')] } }],
        },
      },
    ],
  },
};
const changesOf = (operation: PageOperation) => canvasChanges(page, applyOperation(page, operation) as PageDraft);
const body = (block: string | null) => ({ block, field: 'body' });

describe('what is rendered again after an edit', () => {
  test('is the innermost section that has changed', () => {
    expect(changesOf({ kind: 'set', block: 'd', field: 'text', value: 'Neu' })).toEqual({
      changed: ['d'],
      lists: [],
      hidden: [],
      hasPageChanged: false,
    });
    expect(changesOf({ kind: 'set', block: 'b', field: 'title', value: 'Neu' }).changed).toEqual(['b']);
  });

  // EDIT-11
  test('is nothing when a section is hidden: its mark is shown at once', () => {
    expect(changesOf({ kind: 'set-hidden', block: 'd', isHidden: true })).toEqual({
      changed: [],
      lists: [],
      hidden: [{ block: 'd', isHidden: true }],
      hasPageChanged: false,
    });
  });

  test('is the order of lists, not their sections', () => {
    expect(changesOf({ kind: 'move', block: 'e', place: { list: body('c'), after: null } })).toEqual({
      changed: [],
      lists: [{ list: body('c'), blocks: ['e', 'd'] }],
      hidden: [],
      hasPageChanged: false,
    });
    expect(changesOf({ kind: 'remove', block: 'a' }).lists).toEqual([{ list: body(null), blocks: ['b'] }]);
  });

  test('is the whole page after a change outside of sections, but not for texts of search engines', () => {
    expect(changesOf({ kind: 'set', block: null, field: 'teaser', value: 'Neu' }).hasPageChanged).toBe(true);
    expect(changesOf({ kind: 'set-attribute', attribute: 'name', value: 'Neu' }).hasPageChanged).toBe(true);
    expect(changesOf({ kind: 'set-attribute', attribute: 'description', value: 'Neu' }).hasPageChanged).toBe(false);
    expect(canvasChanges(page, page)).toEqual({ changed: [], lists: [], hidden: [], hasPageChanged: false });
  });
});
