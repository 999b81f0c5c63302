// Every resource has a list and a form derived from its definition: rendered, labelled, and sending what was typed.
import { describe, expect, test } from '@jest/globals';
import { screen, waitFor, within } from '@testing-library/react';
import { userEvent } from '@testing-library/user-event';
import type { AnyResource } from '@theke/admin/api/resource.ts';
import { CreatePage } from '@theke/admin/forms/create-page.tsx';
import { formSections } from '@theke/admin/forms/form-sections.ts';
import { ListPage } from '@theke/admin/lists/list-page.tsx';
import { loadDefinition } from '@theke/admin/resources/definitions.ts';
import type { OfficeResource } from '@theke/admin/resources/office-resource.ts';
import { makeEntries, memoryApi } from '@theke/admin/testing/memory-api.ts';
import { renderPage } from '@theke/admin/testing/render-page.tsx';
import { metaOf, unwrap } from '@theke/contracts/field';
import { shownLabel } from '@theke/contracts/shown-label';
import { ApiError } from '@theke/ui/api-error';
import { z } from 'zod';
import { office } from '../testing/test-office.ts';

type WithExample = AnyResource & { example: Record<string, unknown> };
const all = await Promise.all(office.lists.map(loadDefinition));
const resources = all.filter((one) => 'resource' in one);
const definitions = resources.map((one): [string, OfficeResource] => [one.resource.name, one]);
const resourceOf = (one: OfficeResource) => one.resource as WithExample;
const known = resources.map(({ resource }) => resource);

const listOf = (one: OfficeResource, api: ReturnType<typeof memoryApi>['api']) =>
  renderPage(<ListPage office={one} />, { office, api, path: `/${one.resource.name}`, route: '/:resource' });
const formOf = (one: OfficeResource, api: ReturnType<typeof memoryApi>['api']) =>
  renderPage(<CreatePage office={one} />, {
    office,
    api,
    path: `/${one.resource.name}/create`,
    route: '/:resource/create',
  });

/** A web address is no `ZodString`. */
const isText = (schema: z.ZodType) => schema instanceof z.ZodString || schema instanceof z.ZodURL;
/** Fields with a single text or number input. */
const typedFields = ({ draft }: AnyResource) =>
  formSections(draft)
    .flatMap(({ fields }) => fields)
    .filter(({ schema, meta }) => !meta.widget && isText(unwrap(schema)));

test('finds resources to test', () => expect(definitions.length).toBeGreaterThan(10));

describe.each(definitions)('%s', (_, one) => {
  const resource = resourceOf(one);

  test('the list shows a row for each entry', async () => {
    const { api } = memoryApi(known, { [resource.name]: makeEntries(resource, 3) });
    listOf(one, api);
    const table = await screen.findByRole('table');
    expect(within(table).getAllByRole('row')).toHaveLength(4);
    const [first] = makeEntries(resource, 1);
    expect(within(table).getAllByText(one.titleOf(first as never))).toHaveLength(3);
  });

  test('an empty list shows its purpose and one button to the form', async () => {
    listOf(one, memoryApi(known).api);
    await screen.findByText(`Noch keine ${shownLabel(resource.label).many}.`);
    if (one.purpose) screen.getByText(one.purpose);
    expect(screen.getAllByRole('link', { name: one.newLabel })).toHaveLength(1);
  });

  test('shows a failed load', async () => {
    const failing = (async () => {
      throw new ApiError(503, []);
    }) as unknown as ReturnType<typeof memoryApi>['api'];
    listOf(one, failing);
    await screen.findByText(`${resource.label.many} konnten nicht geladen werden.`);
  });

  test('every field of the form has an accessible name', async () => {
    const { container } = formOf(one, memoryApi(known).api);
    await screen.findByRole('button', { name: /Speichern/ });
    await waitFor(() => expect(container.querySelector('[aria-busy="true"]')).toBeNull());
    const controls = container.querySelectorAll<HTMLElement>(
      'form input:not([hidden]), form select, form textarea, form [role="group"]',
    );
    expect(controls.length).toBeGreaterThan(0);
    const nameless = [...controls].filter(
      (control) =>
        !control.getAttribute('aria-label') &&
        !control.getAttribute('aria-labelledby') &&
        !(control as HTMLInputElement).labels?.length,
    );
    expect(nameless.map((control) => control.outerHTML)).toEqual([]);
  });

  test('sends what was typed, and reports missing values at their fields', async () => {
    const user = userEvent.setup();
    const { api, requests } = memoryApi(known);
    const { container } = formOf(one, api);
    const save = await screen.findByRole('button', { name: /Speichern/ });
    for (const { name } of typedFields(resource)) {
      const control = container.querySelector<HTMLInputElement>(`[id="field-${name.replaceAll('.', '-')}"]`);
      const value = name
        .split('.')
        .reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], resource.example);
      if (!control || typeof value !== 'string' || value === '') continue;
      await user.click(control);
      await user.paste(value);
    }
    await user.click(save);
    const sent = () => requests.find(({ name }) => name === resource.endpoints.create.name)?.sent.body;
    await waitFor(() => expect(sent() ?? screen.queryByRole('alert')).toBeTruthy());
    const body = sent();
    // Pictures and references are chosen, not typed: a form that requires one is refused with the field's name.
    if (!body) {
      const faults = within(screen.getByRole('alert')).getAllByRole('link');
      const required = Object.values(resource.draft.shape).filter(
        (schema) => metaOf(schema as z.ZodType).widget || unwrap(schema as z.ZodType) instanceof z.ZodArray,
      );
      expect(faults.length).toBeGreaterThan(0);
      expect(faults.length).toBeLessThanOrEqual(required.length);
      return;
    }
    for (const { name } of typedFields(resource)) {
      const fieldOf = (from: unknown) =>
        name.split('.').reduce<unknown>((at, step) => (at as Record<string, unknown>)?.[step], from);
      if (typeof fieldOf(resource.example) === 'string') expect(fieldOf(body)).toBe(fieldOf(resource.example));
    }
  });
});
