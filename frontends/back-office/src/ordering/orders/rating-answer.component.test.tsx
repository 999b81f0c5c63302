import { expect, test } from '@jest/globals';
import { screen } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import { AvailabilityMark, availabilityArrives } from '@theke/admin/testing/availability-mark.tsx';
import { generationApi } from '@theke/admin/testing/generation-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { replaceEventSource } from '@theke/admin/testing/replace-event-source.ts';
import { office } from '../../../testing/test-office.ts';
import { OrderRating } from './order-rating.tsx';

await import('@theke/admin/generation/text-suggestion-dialog.tsx');
const { report } = replaceEventSource();

const order = '0199f000-0000-7000-8000-000000000007';
const answers = {
  rating: 2,
  foodRating: 1,
  serviceRating: 4,
  processRating: 3,
  comment: 'Die Pizza war kalt, sagt Herr Novak.',
};
const renderRating = (canWrite = true) => {
  const ai = generationApi({ canWrite });
  const page = (
    <>
      <AvailabilityMark />
      <OrderRating order={order} answers={answers} />
    </>
  );
  renderPage(page, { office, api: ai.api, path: '/x', route: '/x' });
  return ai;
};
const suggest = 'Vorschlag für „Antwort auf die Bewertung“';

// AI-08
test('sends the stars of a rating and nothing that the guest wrote', async () => {
  const user = userEvent.setup();
  const { sent, propose } = renderRating();
  await user.click(await screen.findByRole('button', { name: suggest }));
  await user.click(await screen.findByRole('button', { name: 'Vorschlag schreiben' }));
  await screen.findByText('Der Auftrag wartet …');
  expect(sent('generateText')).toEqual([
    { use: 'rating-answer', subject: order, stars: 2, current: '', maxLength: 600, brief: '' },
  ]);

  propose(['Danke für Ihre Rückmeldung.']);
  await report();
  await user.click(await screen.findByRole('button', { name: 'Übernehmen' }));
  const answer = await screen.findByRole<HTMLTextAreaElement>('textbox', { name: 'Antwort auf die Bewertung' });
  expect(answer.value).toBe('Danke für Ihre Rückmeldung.');
  await user.click(screen.getByRole('button', { name: 'Kopieren' }));
  expect(await navigator.clipboard.readText()).toBe('Danke für Ihre Rückmeldung.');
});

// AI-02
test('shows a rating without any button if there is no provider', async () => {
  renderRating(false);
  await availabilityArrives();
  expect(screen.queryByRole('button')).toBeNull();
});
