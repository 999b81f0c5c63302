import { useApi } from '@theke/admin/api/office-api.ts';
import type { AnyResource } from '@theke/admin/api/resource.ts';
import { useAction } from '@theke/admin/api/use-action.ts';
import { FieldFrame } from '@theke/admin/forms/editors/field-frame.tsx';
import { TargetField } from '@theke/admin/forms/editors/target-field.tsx';
import { type Post, posts } from '@theke/contracts/content/post';
import { type Project, projects } from '@theke/contracts/content/project';
import { type Site, sites } from '@theke/contracts/content/site';
import { labelOf } from '@theke/contracts/resource';
import { postPath, projectPath } from '@theke/rules/content/slug';
import { Segmented } from '@theke/ui/segmented';
import { useId, useState } from 'react';
import type { LinkTarget } from './link-target.ts';
import { textMessages } from './text-messages.de.ts';

type Kind = 'sites' | 'posts' | 'projects';

const resources: Readonly<Record<Kind, AnyResource>> = { sites, posts, projects } as never;
const pathOf: Readonly<Record<Kind, (record: never) => string>> = {
  sites: ({ path }: Site) => `/${path}`,
  posts: ({ title, number }: Post) => postPath({ title, number: number ?? 0 }),
  projects: ({ title, number }: Project) => projectPath({ title, number: number ?? 0 }),
};
const segments = Object.entries(textMessages.pageKinds).map(([value, label]) => ({ value: value as Kind, label }));

type Props = { chosen: LinkTarget | undefined; onChoose: (target: LinkTarget | undefined) => void };

/** Chooses a page, post or project of this site; the link is its path. Its later paths redirect. */
export function PageLinkField({ chosen, onChoose }: Props) {
  const api = useApi();
  const id = useId();
  const [kind, setKind] = useState<Kind>('sites');
  const resource = resources[kind];
  const { run, problem } = useAction(
    (chosenId: string) => api(resource.endpoints.read, { params: { id: chosenId } }) as Promise<object>,
    {
      onDone: (record) =>
        onChoose({ href: pathOf[kind](record as never), label: labelOf(resource, record as Record<string, unknown>) }),
    },
  );
  return (
    <>
      <Segmented
        label={textMessages.pageKind}
        value={kind}
        segments={segments}
        onChange={(next) => {
          setKind(next);
          onChoose(undefined);
        }}
      />
      <FieldFrame
        id={id}
        label={textMessages.pageKinds[kind]}
        hint={chosen && textMessages.leadsTo(chosen.href)}
        fault={problem?.message}
      >
        {(control) => (
          <TargetField
            key={kind}
            control={control}
            resource={resource}
            chosen={chosen?.label ?? ''}
            placeholder={textMessages.searchPage}
            onChoose={(target) => void (target && run(target.id))}
          />
        )}
      </FieldFrame>
    </>
  );
}
