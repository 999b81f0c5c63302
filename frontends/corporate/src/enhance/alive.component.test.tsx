import { afterEach, describe, expect, jest, test } from '@jest/globals';
import { bodyOf, config, sitePage } from '@theke/contracts/testing/content-pages';
import { renderToStaticMarkup } from 'react-dom/server';
import { ContentPageView } from '../page/content-page.tsx';
import { closeOutside } from './close-outside.ts';
import { enhance as wakeFilter } from './filter.ts';
import { enhance } from './form.ts';
import { enhance as wakeMenu } from './menu.ts';
import { minimizeHeader } from './minimized-header.ts';
import { markPictureStates } from './pictures.ts';
import { showScrollMarks } from './scroll-marks.ts';
import { enhance as wakeSearch } from './search.ts';

const formId = 'f'.repeat(64);
const form = {
  id: 'form',
  formId,
  title: 'Kontakt',
  thankYou: 'Danke',
  submit: 'Anfrage absenden',
  rows: [
    { type: 'text_row' as const, text: 'Fünf Sätze genügen.', elements: [] },
    {
      type: 'form_row' as const,
      text: '',
      elements: [
        { type: 'form_text' as const, label: 'Name', default: '', isRequired: true, values: [] },
        { type: 'form_email' as const, label: 'E-Mail', default: '', isRequired: false, values: [] },
        { type: 'form_select' as const, label: 'Worum geht es?', default: '', isRequired: false, values: ['Anderes'] },
      ],
    },
  ],
};

function show(): HTMLFormElement {
  const page = sitePage(bodyOf('form', { form: { id: 'form' } }));
  const data = { ...page, references: { ...page.references, forms: [form] } };
  document.body.innerHTML = renderToStaticMarkup(<ContentPageView data={data} config={config} today="2026-11-23" />);
  return document.querySelector('main form') as HTMLFormElement;
}
const fetched = jest.fn<typeof fetch>();
const answers = (status: number, body: object) =>
  fetched.mockResolvedValueOnce({ ok: status < 400, json: async () => body } as Response);

async function submit(form: HTMLFormElement): Promise<void> {
  form.dispatchEvent(new Event('submit', { cancelable: true }));
  await new Promise((done) => setTimeout(done));
}

afterEach(() => {
  fetched.mockReset();
  window.history.replaceState(null, '', '/');
});

describe('a form', () => {
  // FORM-01, FORM-04, CONTENT-11
  test('names its fields by row and index, requires the consent and has a hidden field', () => {
    const shown = show();
    expect(shown.getAttribute('action')).toBe(`/api/custom/form/${formId}/submit`);
    expect([...shown.elements].map((one) => one.getAttribute('name')).filter(Boolean)).toEqual([
      '1.0',
      '1.1',
      '1.2',
      'website',
      'privacyPolicy',
    ]);
    const required = [...shown.querySelectorAll('[required]')].map((one) => one.getAttribute('name'));
    expect(required).toEqual(['1.0', 'privacyPolicy']);
    expect(shown.querySelector<HTMLInputElement>('[name="1.1"]')?.type).toBe('email');
    expect((shown.elements.namedItem('website') as HTMLElement).tabIndex).toBe(-1);
  });

  // FORM-03, FORM-05, FORM-06
  test("prefills from the URL, is sent in the server's format and is replaced by the thanks", async () => {
    window.fetch = fetched;
    window.history.replaceState(null, '', '/?Name=Dora%20Huber');
    const shown = show();
    enhance(shown);
    (shown.elements.namedItem('privacyPolicy') as HTMLInputElement).checked = true;
    answers(200, { data: { message: 'Danke sehr' } });
    await submit(shown);
    const body = JSON.parse(String(fetched.mock.calls[0]?.[1]?.body));
    expect(body).toMatchObject({ data: { 1: { 0: 'Dora Huber', 1: '', 2: '' } }, privacyPolicy: true, website: '' });
    expect(body.seconds).toBeGreaterThanOrEqual(0);
    expect(document.querySelector('main form')).toBeNull();
    expect(document.activeElement?.textContent).toBe('Danke sehr');
  });

  test("shows the server's errors, keeps the input and can be sent again", async () => {
    window.fetch = fetched;
    const shown = show();
    enhance(shown);
    const name = shown.elements.namedItem('1.0') as HTMLInputElement;
    name.value = 'D';
    (shown.elements.namedItem('privacyPolicy') as HTMLInputElement).checked = true;
    Element.prototype.scrollIntoView = () => undefined;
    answers(422, { errors: [{ message: 'Bitte <b>füllen</b> Sie „Name“ aus.', field: 'data.1.0' }] });
    await submit(shown);
    const problem = shown.querySelector('[role=alert]') as HTMLElement;
    expect([problem.hidden, problem.querySelector('li')?.textContent]).toEqual([
      false,
      'Bitte <b>füllen</b> Sie „Name“ aus.',
    ]);
    expect([name.value, name.getAttribute('aria-invalid')]).toEqual(['D', 'true']);
    const button = shown.querySelector('button') as HTMLButtonElement;
    expect([button.disabled, button.textContent]).toEqual([false, 'Noch einmal absenden']);

    fetched.mockRejectedValueOnce(new TypeError('network'));
    await submit(shown);
    expect(problem.querySelector('li')?.textContent).toBe('Ein unbekannter Fehler ist aufgetreten.');
  });

  // FORM-12
  test('lists all faults in German with links to their fields, and sends nothing', async () => {
    window.fetch = fetched;
    Element.prototype.scrollIntoView = () => undefined;
    const shown = show();
    enhance(shown);
    expect(shown.noValidate).toBe(true);
    (shown.elements.namedItem('1.1') as HTMLInputElement).value = 'dora@';
    await submit(shown);
    const problem = shown.querySelector('[role=alert]') as HTMLElement;
    expect(problem.querySelector('b')?.textContent).toBe('Bitte prüfen Sie 3 Angaben.');
    const links = [...problem.querySelectorAll('a')];
    expect(links.map(({ textContent }) => textContent)).toEqual([
      'Bitte füllen Sie „Name“ aus.',
      'Bitte geben Sie eine vollständige E‑Mail-Adresse ein.',
      'Bitte stimmen Sie der Datenschutzerklärung zu.',
    ]);
    expect(document.activeElement).toBe(links[0]);
    links[1]?.dispatchEvent(new Event('click', { cancelable: true }));
    const email = shown.elements.namedItem('1.1') as HTMLInputElement;
    expect(document.activeElement).toBe(email);
    email.dispatchEvent(new Event('input', { bubbles: true }));
    expect(email.hasAttribute('aria-invalid')).toBe(false);
    expect(fetched).not.toHaveBeenCalled();
  });
});

// LIST-09
test('a press outside or Escape closes a menu; Escape returns the focus', () => {
  show();
  closeOutside(document);
  const menu = document.querySelector('header details') as HTMLDetailsElement;
  const openWith = (press: () => void) => {
    menu.open = true;
    press();
    return menu.open;
  };
  expect(openWith(() => menu.querySelector('a')?.dispatchEvent(new Event('click', { bubbles: true })))).toBe(true);
  expect(openWith(() => document.querySelector('main')?.dispatchEvent(new Event('click', { bubbles: true })))).toBe(
    false,
  );
  // End of a text selection that began in the menu.
  const drag = () => {
    menu.querySelector('a')?.dispatchEvent(new Event('pointerdown', { bubbles: true }));
    document.body.dispatchEvent(new Event('click', { bubbles: true }));
  };
  expect(openWith(drag)).toBe(true);
  menu.querySelector('a')?.focus();
  const pressed = new KeyboardEvent('keydown', { key: 'Escape', bubbles: true });
  expect(openWith(() => document.dispatchEvent(pressed))).toBe(false);
  expect(document.activeElement).toBe(menu.querySelector('summary'));
});

// BLOCK-14
test('shows reading progress on long pages, and the link to the top from half a window on until near the end', () => {
  document.body.innerHTML = '<i data-indicator hidden></i><a data-to-top hidden></a>';
  const [indicator, toTop] = [...document.body.children] as HTMLElement[];
  const page = document.documentElement;
  let [scrollTop, pageHeight] = [0, 3_000];
  const size = { scrollTop: () => scrollTop, clientHeight: () => 1_000, scrollHeight: () => pageHeight };
  for (const [name, get] of Object.entries(size)) Object.defineProperty(page, name, { configurable: true, get });
  const marksAt = (scrolled: number, height = 3_000) => {
    [scrollTop, pageHeight] = [scrolled, height];
    document.dispatchEvent(new Event('scroll'));
    return [indicator?.hidden === false, toTop?.hidden === false];
  };
  showScrollMarks(document);
  expect([marksAt(0), marksAt(500), marksAt(501), marksAt(1_500), marksAt(1_501)]).toEqual([
    [true, false],
    [true, false],
    [true, true],
    [true, true],
    [true, false],
  ]);
  expect(marksAt(600, 2_999)).toEqual([false, true]);
  for (const name of Object.keys(size)) Reflect.deleteProperty(page, name);
});

// FRAME-03
test('minimizes the header after half a window and restores it after a fifth back', () => {
  const root = document.documentElement;
  minimizeHeader(document);
  const isHiddenAfter = (top: number) => {
    Object.assign(window, { scrollY: top, innerHeight: 1_000 });
    document.dispatchEvent(new Event('scroll'));
    return root.hasAttribute('data-header-minimized');
  };
  expect([0, 500, 501, 2_000, 1_801, 1_799, 1_900].map(isHiddenAfter)).toEqual([
    false,
    false,
    true,
    true,
    true,
    false,
    true,
  ]);
  isHiddenAfter(0);
});

// BLOCK-15
test('marks a picture as loading, loaded or failed, and announces a failure with its alt text', () => {
  document.body.innerHTML =
    '<header><img alt=""></header><main><img alt="Plan von Matrei"><img alt=""><img alt="Der Platz"></main>';
  const [logo, plan, decoration, square] = [...document.images] as [
    HTMLImageElement,
    HTMLImageElement,
    HTMLImageElement,
    HTMLImageElement,
  ];
  Object.defineProperty(square, 'complete', { value: false });
  for (const image of [plan, decoration]) Object.defineProperty(image, 'complete', { value: false });
  markPictureStates(document);
  const states = () => [plan, decoration, square].map((image) => image.dataset.state);
  expect(states()).toEqual(['loading', 'loading', 'loading']);
  // A header whose logo failed stays as it is.
  logo.dispatchEvent(new Event('error'));
  plan.dispatchEvent(new Event('error'));
  decoration.dispatchEvent(new Event('error'));
  square.dispatchEvent(new Event('load'));
  expect(states()).toEqual(['error', 'error', 'loaded']);
  const status = document.querySelector('[role=status]');
  expect(status?.textContent).toBe('Bild konnte nicht geladen werden: Plan von Matrei');
  const signs = () => [...document.querySelectorAll('[data-failed-picture]')].map((sign) => sign.textContent);
  expect(signs()).toEqual(['Dieses Bild fehlt gerade: Plan von Matrei', '']);
  plan.dispatchEvent(new Event('error'));
  decoration.dispatchEvent(new Event('load'));
  expect(signs()).toEqual(['Dieses Bild fehlt gerade: Plan von Matrei']);
  // A picture that failed before the script was loaded.
  document.body.innerHTML = '<main><img alt="Alt"></main>';
  const failed = document.images[0] as HTMLImageElement;
  Object.defineProperty(failed, 'complete', { value: true });
  failed.src = '/image/x.webp';
  markPictureStates(document);
  expect([failed.dataset.state, document.querySelector('[role=status]')?.textContent]).toEqual([
    'error',
    'Bild konnte nicht geladen werden: Alt',
  ]);
});

describe('the search', () => {
  // SEARCH-01, SEARCH-02, SEARCH-03
  test('opens above the page, marks the term and does not interpret titles as HTML', async () => {
    window.fetch = fetched;
    show();
    const root = document.querySelector('[data-alive=search]') as HTMLElement;
    const dialog = root.querySelector('dialog') as HTMLDialogElement;
    dialog.showModal = () => dialog.setAttribute('open', '');
    wakeSearch(root);
    (root.querySelector('[data-search=open]') as HTMLElement).click();
    expect(dialog.open).toBe(true);
    const input = root.querySelector('input') as HTMLInputElement;
    const look = async (term: string, data: object) => {
      answers(200, { data });
      input.value = term;
      input.dispatchEvent(new KeyboardEvent('keydown', { key: 'Enter', cancelable: true }));
      await new Promise((done) => setTimeout(done));
      return root.querySelector('[data-search=hits]') as HTMLElement;
    };
    const hits = await look(' Orts/kern ', [
      { category: 'Projekte', hits: [{ title: 'Ein <b>orts/kern</b>', href: '/projekte/ein-3' }] },
      { category: 'Magazin', hits: [] },
    ]);
    expect(fetched.mock.calls[0]?.[0]).toBe('/api/search?q=Orts%2Fkern');
    expect([...hits.querySelectorAll('h2')].map((one) => one.textContent)).toEqual(['Projekte']);
    expect([hits.querySelector('mark')?.textContent, hits.querySelector('b')]).toEqual(['orts/kern', null]);
    dialog.close = () => dialog.removeAttribute('open');
    hits.addEventListener('click', (event) => event.preventDefault());
    hits.querySelector('mark')?.click();
    expect(dialog.open).toBe(false);
    expect((await look('nichts', [])).textContent).toBe('Keine Ergebnisse gefunden.');
  });

  test('arrow keys move between the field and the hits', async () => {
    window.fetch = fetched;
    show();
    const root = document.querySelector('[data-alive=search]') as HTMLElement;
    wakeSearch(root);
    const input = root.querySelector('input') as HTMLInputElement;
    (root.querySelector('dialog') as HTMLDialogElement).setAttribute('open', '');
    const press = (key: string) =>
      document.activeElement?.dispatchEvent(new KeyboardEvent('keydown', { key, bubbles: true, cancelable: true }));
    const hits = ['Eins', 'Zwei'].map((title) => ({ title, href: `/${title}` }));
    answers(200, { data: [{ category: 'Seiten', hits }] });
    input.value = 'e';
    input.focus();
    press('Enter');
    await new Promise((done) => setTimeout(done));
    const focusOrder = ['ArrowDown', 'ArrowDown', 'ArrowDown', 'ArrowUp', 'ArrowUp'].map((key) => {
      press(key);
      return document.activeElement?.textContent;
    });
    expect(focusOrder).toEqual(['Eins', 'Zwei', 'Zwei', 'Eins', '']);
    expect(document.activeElement).toBe(input);
  });
});

describe('the filter of projects', () => {
  // LIST-10
  test('shows the number of hits for the latest choice, and keeps it if there is no response', async () => {
    window.fetch = fetched;
    const filters = { term: 'kern', status: [], service: [], topic: [], businessSector: [], type: [], page: 1 };
    const subjects = {
      services: [],
      businessSectors: [],
      topics: [1, 2].map((number) => ({ id: `${number}`, number, name: `${number}`, projects: 1, posts: 0 })),
    };
    const projectList = { filters, items: [], total: 0, page: 1, pageSize: 15 as const };
    const data = sitePage(bodyOf('projects', {}), { subjects, projectList });
    document.body.innerHTML = renderToStaticMarkup(<ContentPageView data={data} config={config} today="2026-11-23" />);
    const shown = document.querySelector('[data-alive=filter]') as HTMLFormElement;
    wakeFilter(shown);
    const button = shown.querySelector('button[type=submit]') as HTMLElement;
    const choose = async (index: number, answer: object | undefined) => {
      if (answer) answers(200, answer);
      else fetched.mockRejectedValueOnce(new TypeError('no network'));
      const box = shown.querySelectorAll<HTMLInputElement>('[name=topic]')[index] as HTMLInputElement;
      box.checked = true;
      box.dispatchEvent(new Event('change', { bubbles: true }));
      await new Promise((done) => setTimeout(done));
      return button.textContent;
    };
    expect(button.textContent).toBe('Anzeigen');
    expect(await choose(0, { meta: { total: 1 } })).toBe('1 Projekt zeigen');
    expect(await choose(1, { meta: { total: 92 } })).toBe('92 Projekte zeigen');
    expect(fetched.mock.calls.at(-1)?.[0]).toBe('/api/v1/projects?term=kern&topic=1%2C2');
    expect(await choose(0, undefined)).toBe('92 Projekte zeigen');
  });

  test("navigates to a URL with a filter's values in one parameter, and closes the dropdown", async () => {
    window.fetch = fetched;
    const visited: string[] = [];
    document.body.innerHTML =
      '<form action="/referenzen#projects"><input name="term"><details open data-menu><summary>Thema</summary>' +
      '<input type="checkbox" name="topic" value="1" checked><input type="checkbox" name="topic" value="2"></details>' +
      '<button type="submit">Anzeigen</button></form>';
    const [form, details] = ['form', 'details'].map((one) => document.querySelector(one)) as [
      HTMLFormElement,
      HTMLDetailsElement,
    ];
    wakeFilter(form, (address) => visited.push(address));
    answers(200, { meta: { total: 3 } });
    const second = form.querySelectorAll<HTMLInputElement>('[name=topic]')[1] as HTMLInputElement;
    second.focus();
    second.click();
    expect([details.open, document.activeElement?.textContent]).toEqual([false, 'Thema']);
    form.dispatchEvent(new Event('submit', { cancelable: true }));
    expect(visited).toEqual(['/referenzen?topic=1,2#projects']);
  });
});

// FRAME-04
test('the stories beside a menu follow pointer and focus, at most four', () => {
  const story = (label: string, sectors: string[]) => ({
    label,
    type: 'site' as const,
    href: `/${label}`,
    sectors,
    children: [],
  });
  const leaf = (label: string, projects: number) => ({ label, type: 'site' as const, href: `/${label}`, projects });
  const fields = {
    label: 'Felder',
    type: 'site' as const,
    href: null,
    children: [leaf('Klima', 5), leaf('Wald', 0), leaf('Verkehr', 2)],
  };
  const navigations = [
    {
      id: 'm',
      identifier: 'main',
      items: [{ label: 'Leistungen', type: 'site' as const, href: '/l', children: [fields] }],
    },
    {
      id: 's',
      identifier: 'case-studies',
      items: [...['a', 'b', 'c', 'd', 'e'].map((label) => story(label, ['Klima'])), story('f', ['Verkehr', 'Klima'])],
    },
  ];
  const data = { ...sitePage(bodyOf('hr', {})), navigations };
  document.body.innerHTML = renderToStaticMarkup(<ContentPageView data={data} config={config} today="2026-11-23" />);
  const panel = document.querySelector('[data-alive=menu]') as HTMLElement;
  wakeMenu(panel);
  const shownStories = () =>
    [...panel.querySelectorAll<HTMLElement>('[data-story]:not([hidden])')].map((one) => one.textContent);
  const hover = (label: string, type: string) => {
    const link = [...panel.querySelectorAll('a')].find((one) => one.textContent === label);
    link?.dispatchEvent(new Event(type, { bubbles: true }));
    return [panel.querySelector('[data-stories]')?.textContent, shownStories()];
  };
  expect(shownStories()).toEqual(['a', 'b', 'c', 'd']);
  expect(hover('Verkehr', 'pointerover')).toEqual(['Projektstories: Verkehr', ['f']]);
  expect(hover('Wald', 'focusin')).toEqual(['Projektstories: Verkehr', ['f']]);
  expect(hover('Klima', 'focusin')).toEqual(['Projektstories: Klima', ['a', 'b', 'c', 'd']]);
  expect([...panel.querySelectorAll('small')].map((one) => one.textContent)).toEqual(['5', '0', '2']);
});
