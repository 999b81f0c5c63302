import { expect, test } from '@jest/globals';
import { fireEvent, render, screen } from '@testing-library/react';
import { FormProvider, useForm } from 'react-hook-form';
import { SectionList } from './section-list.tsx';

const sections = ['Preis', 'Bilder', 'Kontakt'].map((title) => ({ id: title.toLowerCase(), title, fields: [] }));

function Sections() {
  return (
    <FormProvider {...useForm()}>
      <SectionList sections={sections} />
      {sections.map(({ id, title }) => (
        <h2 key={id} id={id} tabIndex={-1}>
          {title}
        </h2>
      ))}
    </FormProvider>
  );
}

test('marks the clicked section, also if it is too short to reach the top, until the user scrolls', () => {
  HTMLElement.prototype.scrollIntoView = () => undefined;
  render(<Sections />);
  // jsdom has no layout: every heading is at the top of the page, so the last one counts as passed.
  const current = () => screen.getAllByRole('link', { current: 'location' }).map(({ textContent }) => textContent);
  fireEvent.click(screen.getByRole('link', { name: 'Bilder' }));
  fireEvent.scroll(window);
  expect(current()).toEqual(['Bilder']);
  fireEvent.wheel(window);
  expect(current()).toEqual(['Kontakt']);
});
