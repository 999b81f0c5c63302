// A form can be edited while it is being saved: later edits stay and remain unsaved.
import { expect, test } from '@jest/globals';
import { act, screen, waitFor } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { donatees } from '@theke/contracts/ordering/donatee';
import { Store } from 'lucide-react';
import { makeEntries, memoryApi } from '../../testing/memory-api.ts';
import { renderPage } from '../../testing/render-page.tsx';
import { makeLoadedOffice } from '../../testing/test-office.ts';
import type { OfficeApi } from '../api/office-api.ts';
import { officeResource } from '../resources/office-resource.ts';
import { EditPage } from './edit-page.tsx';

const ofDonatees = officeResource(donatees, { Icon: Store, newLabel: 'Neu', titleOf: ({ name }) => name, columns: [] });
const office = await makeLoadedOffice([ofDonatees]);

/** Renders the form of one entry; the test decides when the server answers a save. */
async function draw() {
  const stored = { donatees: makeEntries(donatees as never, 1) };
  const memory = memoryApi([ofDonatees.resource], stored);
  const sent: { name: string; version: number }[] = [];
  const answers: (() => void)[] = [];
  const api = (async (endpoint: never, request: { body: (typeof sent)[0] }, signal: never) => {
    if (endpoint === ofDonatees.resource.endpoints.update) {
      sent.push(request.body);
      await new Promise<void>((answer) => answers.push(answer));
    }
    return memory.api(endpoint, request as never, signal);
  }) as unknown as OfficeApi;
  const [entry] = stored.donatees;
  renderPage(<EditPage office={ofDonatees} />, {
    office,
    api,
    path: `/donatees/${entry?.id}`,
    route: '/:resource/:id',
  });
  const name = await screen.findByRole('textbox', { name: /Name/ });
  const answer = () => act(async () => answers.shift()?.());
  return { user: userEvent.setup(), name: name as HTMLInputElement, sent, answer };
}

test('keeps edits made during a save, marks them unsaved and sends them with the next save', async () => {
  const { user, name, sent, answer } = await draw();
  await user.type(name, ' eins');
  await user.keyboard('{Control>}s{/Control}');
  await waitFor(() => expect(sent).toHaveLength(1));
  await user.type(name, ' zwei');
  await answer();
  expect(name.value).toBe('Wiener Tafelrunde eins zwei');
  screen.getByText('Nicht gespeichert');
  await user.click(screen.getByRole('button', { name: /^Speichern/ }));
  await waitFor(() => expect(sent).toHaveLength(2));
  await answer();
  expect(sent).toMatchObject([
    { name: 'Wiener Tafelrunde eins', version: 1 },
    { name: 'Wiener Tafelrunde eins zwei', version: 2 },
  ]);
  expect(screen.queryByText('Nicht gespeichert')).toBeNull();
});

test('saves once when the key is pressed twice', async () => {
  const { user, name, sent, answer } = await draw();
  await user.type(name, ' eins');
  await user.keyboard('{Control>}ss{/Control}{Enter}');
  await waitFor(() => expect(sent).toHaveLength(1));
  await answer();
  await waitFor(() => expect(screen.queryByText('Nicht gespeichert')).toBeNull());
  expect(sent).toHaveLength(1);
});
