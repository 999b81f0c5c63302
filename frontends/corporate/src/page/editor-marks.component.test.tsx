import { expect, test } from '@jest/globals';
import { config, paragraph, sitePage } from '@theke/contracts/testing/content-pages';
import { canvasMarks } from '@theke/rules/content/editing/canvas-marks';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContentPageView } from './content-page.tsx';
import { renderBlocks } from './render-blocks.tsx';

const quote = { id: 'q', type: 'quote', value: { text: 'Gut geplant' } };
const content = {
  body: [
    { id: 't', type: 'title_section', value: { title: 'Büro' } },
    { id: 'x', type: 'text_section', value: { title: '', text: paragraph('Wer wir sind') } },
    {
      id: 'c',
      type: 'columns',
      value: {
        title: 'Spalten',
        columns: [
          { id: 'c1', type: 'column', value: { body: [quote] } },
          { id: 'c2', type: 'column', value: { body: [] } },
        ],
      },
    },
    { id: 'i', type: 'image_section', value: { image: null } },
  ],
};
const data = sitePage(content, { isDraft: true });
const render = (isEditor: boolean): HTMLElement => {
  const root = document.createElement('div');
  root.innerHTML = renderToStaticMarkup(
    <ContentPageView data={data} config={config} today="2026-11-29" isEditor={isEditor} />,
  );
  return root.querySelector('main') as HTMLElement;
};

test('marks nothing for guests', () => {
  const html = render(false).innerHTML;
  for (const mark of Object.values(canvasMarks)) expect(html).not.toContain(mark);
});

test('marks every block, list and text in the editor, empty ones included', () => {
  const main = render(true);
  expect(main.parentElement?.textContent).not.toContain('Entwurf');
  const blocks = [...main.querySelectorAll(`[${canvasMarks.block}]`)];
  expect(blocks.map((one) => one.getAttribute(canvasMarks.block))).toEqual(['t', 'x', 'c', 'c1', 'q', 'c2', 'i']);
  expect(blocks.map((one) => one.localName)).toEqual([
    ...['theke-block', 'theke-block', 'theke-block', 'div', 'theke-block', 'div', 'theke-block'],
  ]);
  const lists = [...main.querySelectorAll(`[${canvasMarks.list}]`)].map((one) => [
    one.getAttribute(canvasMarks.listOwner),
    one.getAttribute(canvasMarks.list),
  ]);
  expect(lists).toEqual([
    ['', 'body'],
    ['c', 'columns'],
    ['c1', 'body'],
    ['c2', 'body'],
  ]);
  const texts = [...main.querySelectorAll(`[${canvasMarks.field}]`)].map((one) => [
    one.closest(`[${canvasMarks.block}]`)?.getAttribute(canvasMarks.block),
    one.getAttribute(canvasMarks.field),
    one.getAttribute(canvasMarks.rich),
    one.textContent,
  ]);
  expect(texts).toEqual([
    ['t', 'prefix', null, ''],
    ['t', 'title', null, 'Büro'],
    ['x', 'title', null, ''],
    ['x', 'text', 'full', 'Wer wir sind'],
    ['c', 'title', null, 'Spalten'],
    // Without the quotation marks, which are not part of the text.
    ['q', 'text', null, 'Gut geplant'],
    ['q', 'author', null, ''],
  ]);
});

test('renders single sections as the page contains them', () => {
  const main = render(true);
  const found = renderBlocks(data, ['t', 'c', 'q', 'c1', 'gone'], '2026-11-29');
  expect(Object.keys(found)).toEqual(['t', 'c', 'q']);
  for (const [id, html] of Object.entries(found))
    expect(main.querySelector(`[${canvasMarks.block}="${id}"]`)?.outerHTML).toBe(html);
});
