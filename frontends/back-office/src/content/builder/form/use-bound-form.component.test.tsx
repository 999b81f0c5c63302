import { expect, test } from '@jest/globals';
import { act, renderHook } from '@testing-library/react';
import type { Layout } from '@theke/rules/content/fields';
import { boundName, useBoundForm } from './use-bound-form.ts';

const layout: Layout = {
  title: { type: 'text', label: 'Titel' },
  text: { type: 'textarea', rows: 3, label: 'Text' },
};

// EDIT-08
test('follows a change of several fields without reporting their old values', () => {
  const reported: [string, unknown][] = [];
  const { result, rerender } = renderHook(
    (value: Record<string, unknown>) =>
      useBoundForm({ layout, except: [], value, refused: {}, onChange: (...change) => reported.push(change) }),
    { initialProps: { title: 'Räume', text: 'Alt' } },
  );
  rerender({ title: 'Orte', text: 'Neu' });
  expect(result.current.getValues(boundName)).toEqual({ title: 'Orte', text: 'Neu' });
  expect(reported).toEqual([]);

  act(() => result.current.setValue(`${boundName}.text` as never, 'Getippt' as never));
  expect(reported).toEqual([['text', 'Getippt']]);
});
