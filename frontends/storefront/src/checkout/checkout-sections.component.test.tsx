import { afterEach, beforeEach, expect, jest, test } from '@jest/globals';
import { fireEvent, screen, waitFor, within } from '@testing-library/react';
import { checkedOutAt, openCheckout } from '../../testing/open-checkout.tsx';

const realFetch = globalThis.fetch;
/** Recorded requests, and the response to an order. */
let requests: string[];
let answerToOrder: { status: number; body: string };
const json = (body: unknown) => JSON.stringify(body);
const table = { id: '0199f000-0000-7000-8000-00000000000a', identifier: '14' };
const donatee = { id: '0199f000-0000-7000-8000-00000000000b', name: 'Tafel Wien', description: 'Essen für alle' };

beforeEach(() => {
  requests = [];
  answerToOrder = { status: 500, body: '' };
  globalThis.fetch = (async (url: string, { method = 'GET' }: RequestInit = {}) => {
    requests.push(`${method} ${url.split('?')[0]}`);
    if (method === 'POST') return new Response(answerToOrder.body, { status: answerToOrder.status });
    const data = url.includes('/tables')
      ? [table]
      : url.includes('/donatees')
        ? [donatee]
        : { soldOut: [], slotMinutes: null, fullSlots: [], waitMinutes: 0 };
    return new Response(json(Array.isArray(data) ? { data, meta: { total: 1 } } : { data }), {
      headers: { 'content-type': 'application/json' },
    });
  }) as typeof fetch;
});
afterEach(() => {
  jest.restoreAllMocks();
  globalThis.fetch = realFetch;
  sessionStorage.clear();
  localStorage.clear();
});

const everyType = {
  isTakeawayEnabled: true,
  isDeliveryEnabled: true,
  isDineInEnabled: true,
  isTableSelectionEnabled: true,
};
const area = {
  area: '1010 Innere Stadt',
  price: 2,
  tax: 20,
  free: false,
  freeFromOrderValue: 0,
  minimumOrderValue: 0,
  minutes: 15,
};
const headings = () => screen.getAllByRole('heading', { level: 2 }).map(({ textContent }) => textContent);
const agree = () => {
  for (const box of screen.getAllByRole('checkbox', { name: /AGB|Datenschutz/ })) fireEvent.click(box);
};
const submit = () => screen.getByRole('button', { name: /abschicken/ });

// CHECKOUT-01, CHECKOUT-23
test('shows its sections in order, and the way back leads to the menu', () => {
  openCheckout({
    branch: { ...everyType, isDineInEmailRequired: true },
    config: { enablePluginDonations: true },
    cart: { isDineIn: true },
  });
  expect(headings()).toEqual([
    'Wie möchten Sie bestellen?',
    'An welchem Tisch sitzen Sie?',
    'Kontakt',
    'Anmerkung',
    'Ihre Bestellung',
    'Spende',
    'Bezahlung',
  ]);
  const order = [
    screen.getByText('Gesamt inkl. USt.'),
    screen.getByRole('heading', { name: 'Spende' }),
    screen.getByRole('heading', { name: 'Bezahlung' }),
    screen.getByRole('checkbox', { name: /AGB/ }),
    submit(),
    screen.getByRole('link', { name: 'Zurück zur Speisekarte' }),
  ];
  for (const [index, one] of order.slice(1).entries())
    expect(one.compareDocumentPosition(order[index] as Element) & Node.DOCUMENT_POSITION_PRECEDING).toBeTruthy();
  expect(order.at(-1)?.getAttribute('href')).toMatch(/^\/store\/[^/]+$/);
});

// CHECKOUT-04
test('dine-in explains where the table number is and what to do without one', async () => {
  openCheckout({ branch: everyType, cart: { isDineIn: true } });
  await screen.findByRole('option', { name: '14' });
  screen.getByText(
    'Die Nummer steht in der Mitte des QR-Codes auf Ihrem Tisch. Sie sind noch nicht bei uns? Dann wählen Sie bitte Takeaway und schreiben es in die Anmerkung.',
  );
});

// CHECKOUT-03
test('selects the table of a QR code even if the guest opens the checkout before the menu stored it', async () => {
  const { carts } = openCheckout({ branch: everyType, end: '?table=14' });
  await screen.findByRole<HTMLSelectElement>('combobox', { name: /Tischnummer/ });
  await waitFor(() => expect(carts.read(checkedOutAt.identifier).order.table).toBe(table.id));
  expect(window.location.search).toBe('');
});

// CHECKOUT-10, CHECKOUT-15
test('a delivery has its own address, an area and a delivery fee', () => {
  openCheckout({
    branch: { ...everyType, deliveryAreas: [area, { ...area, area: '1090 Alsergrund' }] },
    cart: { isDelivery: true },
  });
  const section = screen.getByRole('heading', { name: 'Lieferadresse' }).parentElement as HTMLElement;
  expect(
    within(section)
      .getAllByRole('option')
      .map(({ textContent }) => textContent),
  ).toEqual(expect.arrayContaining(['1010 Innere Stadt', '1090 Alsergrund']));
  fireEvent.click(within(section).getByRole('checkbox', { name: 'Bitte an eine andere Adresse liefern' }));
  fireEvent.click(within(section).getByRole('checkbox', { name: /^Ich bestelle für eine Firma/ }));
  within(section).getByRole('group', { name: 'Andere Lieferadresse' });
  within(section).getByLabelText('Firmenname');
  const sums = screen.getByText('Gesamt inkl. USt.').closest('dl') as HTMLElement;
  expect(sums.textContent).toMatch(/1010 Innere Stadt.*2,00.€.*Summe netto.*USt\. \d+ %.*Gesamt inkl\. USt\./s);
});

// CHECKOUT-15
test('takeaway shows the location instead of a fee', () => {
  openCheckout();
  const sums = screen.getByText('Gesamt inkl. USt.').closest('dl') as HTMLElement;
  expect(sums.textContent).toMatch(/^Abholung.*Summe netto.*USt\. \d+ %.*Gesamt inkl\. USt\./s);
});

// CHECKOUT-14
test.each([
  [true, 1],
  [false, 0],
])('says that the number is used for SMS if the shop sends them: %s', (enablePluginSMS, count) => {
  openCheckout({ config: { enablePluginSMS } });
  expect(screen.queryAllByText(/SMS-Updates zu Ihrer Bestellung/)).toHaveLength(count);
});

// CHECKOUT-24
test("lists the server's faults at the top and at their fields, and moves focus there", async () => {
  const scrolled = jest.spyOn(window, 'scrollTo').mockImplementation(() => {});
  openCheckout();
  agree();
  const message = 'Diese Nummer gibt es nicht.';
  answerToOrder = { status: 422, body: json({ errors: [{ code: 'INVALID', message, field: 'phone' }] }) };
  fireEvent.click(submit());
  const list = await screen.findByRole('alert');
  within(list).getByText(message);
  const phone = screen.getByLabelText(/^Telefon/);
  expect(phone.getAttribute('aria-invalid')).toBe('true');
  await waitFor(() => expect(list.contains(document.activeElement)).toBe(true));
  expect(scrolled).toHaveBeenLastCalledWith(0, 0);
});

// CHECKOUT-24
test('shows an unknown error for a response without a message', async () => {
  openCheckout();
  agree();
  answerToOrder = { status: 400, body: '' };
  fireEvent.click(submit());
  await within(await screen.findByRole('alert')).findByText('Ein unbekannter Fehler ist aufgetreten.');
});

// DONATE-03
test('loads the donatees when the picker opens, with name and description', async () => {
  openCheckout({ config: { enablePluginDonations: true } });
  expect(requests.filter((one) => one.includes('donatees'))).toEqual([]);
  fireEvent.click(screen.getByRole('button', { name: 'Auswählen' }));
  expect((await screen.findByRole('button', { name: /^Tafel Wien/ })).textContent).toContain('Essen für alle');
  expect(requests.filter((one) => one.includes('donatees'))).toHaveLength(1);
});

// SLOT-10
test('shows as soon as possible without a time, and no default if a time is required', () => {
  openCheckout();
  screen.getByText('So schnell wie möglich');
  openCheckout({ branch: { isAppointmentRequired: true } });
  screen.getByText('Keine Angabe');
});

// WHEN-13
test('does not offer as soon as possible when it is too late for today', () => {
  const openingHours = [{ type: 'daily' as const, isClosed: false, from: '10:00', to: '12:05' }];
  jest.useFakeTimers({ now: new Date('2026-11-21T11:00:00Z'), doNotFake: ['setTimeout', 'queueMicrotask'] });
  openCheckout({ branch: { openingHours, isPreorderEnabled: false } }); // it is 12:00
  screen.getByText('Für heute ist es leider zu spät.');
  expect((screen.getByRole('radio', { name: /So schnell wie möglich/ }) as HTMLInputElement).disabled).toBe(true);
  agree();
  fireEvent.click(submit());
  within(screen.getByRole('alert')).getByText(/Bitte wählen Sie einen Wunschtermin/);
  jest.useRealTimers();
});

// CHECKOUT-40
test.each([
  ['takeaway', {}],
  ['dine-in', { isDineIn: true }],
])('a company that orders %s enters name and VAT number with the contact', (_, cart) => {
  const branch = { ...everyType, isTableSelectionEnabled: false };
  openCheckout({ branch, cart });
  fireEvent.click(screen.getByRole('checkbox', { name: /Firma/ }));
  const contact = screen.getByRole('heading', { name: 'Kontakt' }).closest('section') as HTMLElement;
  fireEvent.change(within(contact).getByRole('textbox', { name: 'Firmenname' }), { target: { value: 'Novotný KG' } });
  fireEvent.change(within(contact).getByRole('textbox', { name: /UID/ }), { target: { value: 'ATU12345678' } });
  expect(screen.getByDisplayValue('Novotný KG')).toBeTruthy();
  expect(screen.getByDisplayValue('ATU12345678')).toBeTruthy();
});
