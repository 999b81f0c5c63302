import { FieldEditor } from '@theke/admin/forms/editors/field-editor.tsx';
import { sites } from '@theke/contracts/content/site';
import { metaOf } from '@theke/contracts/field';
import type { PageAttribute } from '@theke/rules/content/editing/page-draft';
import { useEffect, useRef } from 'react';
import { FormProvider, useForm } from 'react-hook-form';
import { LayoutEditor } from '../../shared/layout-editor.tsx';
import { SearchResultSuggestion } from '../../shared/search-result-suggestion.tsx';
import { WithFacts } from '../../shared/with-facts.tsx';
import { bodiesIn, layoutOfPage } from '../blocks/block-catalogue.ts';
import { builderMessages } from '../builder-messages.de.ts';
import { useBuilder } from '../shared/builder-context.ts';
import * as css from './forms.module.css';
import { PageTypeField } from './page-type-field.tsx';
import { boundName, useBoundForm } from './use-bound-form.ts';

const attributes = ['name', 'path', 'title', 'description', 'keywords'] as const satisfies readonly PageAttribute[];
type Attributes = Record<(typeof attributes)[number], string>;

/** Form of the page: name, path, texts for search engines, and its own content such as teaser and picture. */
export function PageForm() {
  return (
    <>
      <AttributesForm />
      <PageTypeField />
      <ContentForm />
    </>
  );
}

function AttributesForm() {
  const { site, queue, editing, typingKeys } = useBuilder();
  const { view, refused } = editing;
  const values = Object.fromEntries(attributes.map((name) => [name, view[name]])) as Attributes;
  const form = useForm<Attributes>({ defaultValues: values });
  const latest = useRef(values);
  latest.current = values;
  const isFollowing = useRef(false);

  useEffect(
    () =>
      form.subscribe({
        formState: { values: true },
        callback: ({ values: typed }) => {
          if (isFollowing.current) return;
          for (const name of attributes) {
            if (typed[name] === latest.current[name]) {
              form.clearErrors(name);
              continue;
            }
            const parsed = sites.draft.shape[name].safeParse(typed[name]);
            if (parsed.success) {
              form.clearErrors(name);
              queue.edit(
                { kind: 'set-attribute', attribute: name, value: String(typed[name]) },
                typingKeys(`attribute ${name}`),
              );
            } else form.setError(name, { type: 'invalid', message: builderMessages.form.invalid[name] });
          }
        },
      }),
    [form, queue, typingKeys],
  );
  const text = JSON.stringify(values);
  useEffect(() => {
    // Each value that is set reports all: those that follow would be reported with their old text.
    isFollowing.current = true;
    for (const [name, value] of Object.entries(JSON.parse(text) as Attributes))
      if (form.getValues(name as keyof Attributes) !== value && !form.getFieldState(name as keyof Attributes).error)
        form.setValue(name as keyof Attributes, value);
    isFollowing.current = false;
  }, [form, text]);
  useEffect(() => {
    for (const { operation, message } of refused)
      if (operation.kind === 'set-attribute')
        form.setError(operation.attribute as keyof Attributes, { type: 'refused', message });
  }, [form, refused]);

  return (
    <FormProvider {...form}>
      <div className={css.fields}>
        {attributes.map((name) => {
          const schema = sites.draft.shape[name];
          const editor = <FieldEditor key={name} name={name} schema={schema} meta={metaOf(schema)} />;
          if (name !== 'title' && name !== 'description') return editor;
          return (
            <WithFacts key={name} name={name} label={metaOf(schema).title ?? name}>
              {editor}
            </WithFacts>
          );
        })}
        <div>
          <SearchResultSuggestion
            site={site.id}
            title={view.title}
            description={view.description}
            page={() => view}
            text={builderMessages.form.proposeSearchResult}
            note={builderMessages.form.proposalNote}
            onAccept={(texts) => {
              for (const [attribute, value] of Object.entries(texts))
                if (value !== undefined)
                  queue.edit({ kind: 'set-attribute', attribute: attribute as keyof typeof texts, value }, undefined, {
                    isGenerated: true,
                  });
            }}
          />
        </div>
      </div>
    </FormProvider>
  );
}

/** Fields of the page's content that are no lists of sections. */
function ContentForm() {
  const { queue, editing, typingKeys } = useBuilder();
  const { view, refused } = editing;
  const layout = layoutOfPage(view);
  const bodies = bodiesIn(layout);
  const form = useBoundForm({
    layout,
    except: bodies,
    value: view.content as Record<string, unknown>,
    onChange: (field, value) => queue.edit({ kind: 'set', block: null, field, value }, typingKeys(`page.${field}`)),
    refused: Object.fromEntries(
      refused.flatMap(({ operation, message }) =>
        operation.kind === 'set' && operation.block === null ? [[operation.field, message]] : [],
      ),
    ),
  });
  const own = Object.fromEntries(Object.entries(layout).filter(([name]) => !bodies.includes(name)));
  if (Object.keys(own).length === 0) return null;
  return (
    <FormProvider {...form}>
      <LayoutEditor layout={own} name={boundName} />
    </FormProvider>
  );
}
